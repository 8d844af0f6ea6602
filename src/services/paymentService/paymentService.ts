import * as v from 'valibot';
import { request } from '../http/httpClient';
import { isRefusal } from '../http/refusal';
import { ServiceError } from '../http/serviceError';
import { text } from '../http/wireValues';

export type IbanOutcome =
  | { readonly kind: 'valid'; readonly bankName: string }
  | { readonly kind: 'invalid'; readonly detail: string | null };

/**
 * `POST /api/iban/validation`; `iban` upper case without blanks. The server's detail is the field's error (REQ B11.2,
 * B11.3).
 */
export async function validateIban(iban: string, signal?: AbortSignal): Promise<IbanOutcome> {
  try {
    const { bankDetails } = await request(
      {
        service: 'payment',
        method: 'POST',
        path: '/api/iban/validation',
        body: { iban },
        mutation: false,
        ...(signal && { signal }),
      },
      v.object({ bankDetails: v.object({ name: text }) }),
    );
    return { kind: 'valid', bankName: bankDetails.name };
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
