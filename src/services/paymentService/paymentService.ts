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

/** An answer without an error may still call the IBAN invalid; one that names neither a bank nor a verdict checked nothing and is malformed. */
const WireIbanCheck = v.pipe(
  v.object({ ...verdict, bankDetails: optionalPart(v.object({ ...verdict, name: text })) }),
  v.transform(({ bankDetails, ...answer }) => {
    const parts = bankDetails === null ? [answer] : [bankDetails, answer];
    const verdicts = parts.flatMap(({ valid, ibanValid }) => [valid, ibanValid]);
    const error = parts.map(({ ibanError }) => ibanError).find((sent) => sent !== '') ?? null;
    return {
      bankName: bankDetails?.name ?? null,
      isAccepted: verdicts.includes(true),
      isRefused: error !== null || verdicts.includes(false),
      detail: error ?? parts.map(({ detail }) => detail).find((sent) => sent !== '') ?? null,
    };
  }),
  v.check(({ bankName, isAccepted, isRefused }) => bankName !== null || isAccepted || isRefused, 'no bank details'),
);

/**
 * `POST /api/iban/validation`; `iban` upper case without blanks. The server's detail is the field's error (REQ B11.2,
 * B11.3).
 */
export async function validateIban(iban: string, signal?: AbortSignal): Promise<IbanOutcome> {
  try {
    const { bankName, isRefused, detail } = await request(
      {
        service: 'payment',
        method: 'POST',
        path: '/api/iban/validation',
        body: { iban },
        mutation: false,
        signal,
      },
      WireIbanCheck,
    );
    return isRefused ? { kind: 'invalid', detail: cleanText(detail) } : { kind: 'valid', bankName: bankName ?? '' };
  } catch (error) {
    if (error instanceof ServiceError && isVerdict(error)) return { kind: 'invalid', detail: error.detail };
    throw error;
  }
}

/** Whether the service refuses the IBAN: with status 400, or with another refusal that says why. The requirement names no status. */
function isVerdict(error: ServiceError): boolean {
  if (error.status === 400) return true;
  return error.detail !== null && isRefusal(error) && ![401, 403, 429].includes(error.status ?? 0);
}
