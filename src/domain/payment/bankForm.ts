import { hasForbiddenCharacters, tidyName } from '~/domain/common/names';

/** REQ B11.4. */
export type BankFormState = 'initial' | 'noBankingDetails' | 'prefilled' | 'prefillChanged';

export interface BankFormFacts {
  /** The chosen payment method needs bank details. */
  readonly needsBankDetails: boolean;
  readonly hasDetailsOnFile: boolean;
  /** The caller agrees to the use of the details on file. */
  readonly consentToPrefill: boolean;
  /** The caller gave other details. */
  readonly changed: boolean;
}

export function bankFormState(facts: BankFormFacts): BankFormState {
  if (!facts.needsBankDetails) return 'initial';
  if (!facts.hasDetailsOnFile) return 'noBankingDetails';
  if (facts.changed) return 'prefillChanged';
  return facts.consentToPrefill ? 'prefilled' : 'initial';
}

/** Validates the account holder: more than one character (REQ B11.1), none of them forbidden. */
export function isValidAccountHolder(text: string): boolean {
  const holder = tidyName(text);
  return holder.length > 1 && !hasForbiddenCharacters(holder);
}
