import type { CreditStanding } from '~/domain/customer/creditStanding';
import { knownBlocks, knownRestrictions } from '~/domain/customer/customerNotes';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { blockWords, restrictionWords } from '~/domain/customer/customerNoteWords';

/** A code in three texts: what it is, what the agent can say, what to do. */
export interface CodeTexts {
  readonly label: PlainTextKey;
  readonly say: PlainTextKey;
  readonly todo: PlainTextKey;
}

export function restrictionTexts(code: string): CodeTexts {
  return restrictionWords[knownRestrictions.find((known) => known === code) ?? 'unknown'];
}

/** Each block once; those that this version does not know are one. */
export function blockTexts(codes: readonly string[]): readonly CodeTexts[] {
  return [...new Set(codes.map((code) => blockWords[knownBlocks.find((known) => known === code) ?? 'unknown']))];
}

/** Nothing speaks against an order. */
export function isFree({ orderRestriction, blocks, dunningLevel }: CreditStanding): boolean {
  return orderRestriction === null && blocks.length === 0 && dunningLevel === 0;
}
