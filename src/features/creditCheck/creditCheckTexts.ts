import type { CreditStanding } from '~/domain/customer/creditStanding';
import { knownBlocks, knownRestrictions } from '~/domain/customer/customerNotes';
import type { LaterPlainTextKey } from '~/shared/i18n/textKeys';
import { blockWords, restrictionWords } from '~/shared/i18n/noteWords';

/** The three texts of a code: its name, a sentence for the caller, an instruction. */
export interface CodeTexts {
  readonly label: LaterPlainTextKey;
  readonly say: LaterPlainTextKey;
  readonly todo: LaterPlainTextKey;
}

export function restrictionTexts(code: string): CodeTexts {
  return restrictionWords[knownRestrictions.find((known) => known === code) ?? 'unknown'];
}

/** The texts of each block once; all unknown codes share one. */
export function blockTexts(codes: readonly string[]): readonly CodeTexts[] {
  return [...new Set(codes.map((code) => blockWords[knownBlocks.find((known) => known === code) ?? 'unknown']))];
}

/** True where no restriction, block or dunning level prevents an order. */
export function isFree({ orderRestriction, blocks, dunningLevel }: CreditStanding): boolean {
  return orderRestriction === null && blocks.length === 0 && dunningLevel === 0;
}
