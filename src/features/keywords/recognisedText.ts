import type { PastedNumbers } from '~/domain/common/pastedNumbers';
import type { Translate } from '~/shared/i18n/i18n';
import './keywordTexts.de';

/** How many numbers of a pasted list were recognised, repeated and invalid, in words. */
export function recognisedText({ numbers, repeated, invalid }: PastedNumbers, t: Translate): string {
  return t('keywords.recognised', { count: numbers.length, repeated, invalid: invalid.length });
}
