import * as v from 'valibot';
import { request } from '../http/httpClient';
import { isRefusal } from '../http/refusal';
import { ServiceError, cleanText } from '../http/serviceError';
import { optionalFlag, optionalPart, text } from '../http/wireValues';

export type IbanOutcome =
  | { readonly kind: 'valid'; readonly bankName: string }
  | { readonly kind: 'invalid'; readonly detail: string | null };

/** The verdict inside an answer, under the names that the requirement gives it in a customer's bank details (REQ B11.4). */
const verdict = { valid: optionalFlag, ibanValid: optionalFlag, ibanError: text, detail: text };
const WireIbanCheck = v.object({
  ...verdict,
  bankDetails: optionalPart(v.object({ ...verdict, name: text })),
});

/**
 * `POST /api/iban/validation`; `iban` upper case without blanks. The server's detail is the field's error (REQ B11.2,
 * B11.3).
 */
export async function validateIban(iban: string, signal?: AbortSignal): Promise<IbanOutcome> {
  try {
    const answer = await request(
      {
        service: 'payment',
        method: 'POST',
        path: '/api/iban/validation',
        body: { iban },
        mutation: false,
        ...(signal && { signal }),
      },
      WireIbanCheck,
    );
    return toOutcome(answer);
  } catch (error) {
    if (error instanceof ServiceError && isVerdict(error)) return { kind: 'invalid', detail: error.detail };
    throw error;
  }
}

/** An answer without an error may still call the IBAN invalid; one that names neither a bank nor a verdict checked nothing. */
function toOutcome(answer: v.InferOutput<typeof WireIbanCheck>): IbanOutcome {
  const { bankDetails } = answer;
  const parts = bankDetails === null ? [answer] : [bankDetails, answer];
  const verdicts = parts.flatMap(({ valid, ibanValid }) => [valid, ibanValid]);
  const error = parts.map(({ ibanError }) => ibanError).find((sent) => sent !== '');
  if (error !== undefined || verdicts.includes(false)) {
    const detail = error ?? parts.map((part) => part.detail).find((sent) => sent !== '');
    return { kind: 'invalid', detail: cleanText(detail) };
  }
  if (bankDetails === null && !verdicts.includes(true)) {
    throw new ServiceError({ kind: 'malformed', reason: 'no bank details' });
  }
  return { kind: 'valid', bankName: bankDetails?.name ?? '' };
}

/** Whether the service refuses the IBAN: with status 400, or with another refusal that says why. The requirement names no status. */
function isVerdict(error: ServiceError): boolean {
  if (error.status === 400) return true;
  return error.detail !== null && isRefusal(error) && ![401, 403, 429].includes(error.status ?? 0);
}
