import type { CreditStanding } from '~/domain/customer/creditStanding';
import { blockOf, restrictionOf } from '~/domain/customer/customerNotes';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { blockWords, restrictionWords } from '~/domain/customer/customerNoteWords';

/** The three texts of a code: its name, a sentence for the caller, an instruction. */
export interface CodeTexts {
  readonly label: PlainTextKey;
  readonly say: PlainTextKey;
  readonly todo: PlainTextKey;
}

export function restrictionTexts(code: string): CodeTexts {
  return restrictionWords(restrictionOf(code));
}

/** The texts of each block once; all unknown codes share one. */
export function blockTexts(codes: readonly string[]): readonly CodeTexts[] {
  return [...new Set(codes.map(blockOf))].map(blockWords);
}

/** True where no restriction, block or dunning level prevents an order. */
export function isFree({ source, orderRestriction, blocks, dunningLevel }: CreditStanding): boolean {
  return source === 'service' && orderRestriction === null && blocks.length === 0 && dunningLevel === 0;
}
