import { hasForbiddenCharacters, tidyName } from '~/domain/common/names';
import type { BankDetails } from './payment';

/** REQ B11.4. */
export type BankFormState = 'initial' | 'noBankingDetails' | 'prefilled' | 'prefillChanged';

/** `onFile`: the service has bank details of the customer, whose use needs the caller's consent. */
export function bankFormState({ kind }: BankDetails, onFile: boolean): BankFormState {
  if (!onFile) return 'noBankingDetails';
  if (kind === 'missing' || kind === 'entered') return 'prefillChanged';
  return kind === 'prefilled' ? 'prefilled' : 'initial';
}

/** Validates the account holder: more than one character (REQ B11.1), none of them forbidden. */
export function isValidAccountHolder(text: string): boolean {
  const holder = tidyName(text);
  return holder.length > 1 && !hasForbiddenCharacters(holder);
}
