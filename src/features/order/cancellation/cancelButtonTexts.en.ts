import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './cancelButtonTexts.de';

export const en: SameKeys<typeof de> = {
  cancelOrder: {
    confirm: 'Cancel order',
  },
};
