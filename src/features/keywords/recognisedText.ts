import type { PastedNumbers } from '~/domain/common/pastedNumbers';
import type { Translate } from '~/shared/i18n/i18n';
import './keywordTexts.de';

/** What was read of a pasted list. */
export function recognisedText({ numbers, repeated, invalid }: PastedNumbers, t: Translate): string {
  return t('keywords.recognised', { count: numbers.length, repeated, invalid: invalid.length });
}
