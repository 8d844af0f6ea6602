import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderEntryTexts.de';

export const en: SameKeys<typeof de> = {
  newCall: { left: 'Previous call discarded.', secondsLeft: '{{seconds}} s left' },
  basket: { repeated: 'ordered on {{date}} already' },
};
