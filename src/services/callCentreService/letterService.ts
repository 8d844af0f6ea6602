import type { Address } from '~/domain/address/address';
import { fromAddress } from '../http/commonWire';
import { requestBinary, requestNothing } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

export type LetterOutcome =
  | { readonly kind: 'loaded'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly detail: string | null };

/** `POST /ringstemplate-send`: the ring-size template by letter; `alreadySent` for a 409 (REQ B15.1, B15.2). */
export async function sendRingTemplate(externalCustomerId: string, address: Address): Promise<'sent' | 'alreadySent'> {
  try {
    await requestNothing({
      service: 'callCentre',
      method: 'POST',
      path: '/ringstemplate-send',
      body: { externalCustomerId, address: fromAddress(address) },
    });
    return 'sent';
  } catch (error) {
    if (error instanceof ServiceError && error.status === 409) return 'alreadySent';
    throw error;
  }
}

/**
 * `GET /schema-letter/preview-letter?file_name=`. The bytes are not checked here: the caller checks them before it shows them.
 */
export async function loadLetter(fileName: string, signal?: AbortSignal): Promise<LetterOutcome> {
  try {
    const bytes = await requestBinary({
      service: 'callCentre',
      method: 'GET',
      path: '/schema-letter/preview-letter',
      query: { file_name: fileName },
      signal,
    });
    return { kind: 'loaded', bytes };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'problem') throw error;
    if (error.status === 404) return { kind: 'notFound' };
    if (error.status === 403) return { kind: 'forbidden' };
    return { kind: 'failed', detail: error.detail };
  }
}
