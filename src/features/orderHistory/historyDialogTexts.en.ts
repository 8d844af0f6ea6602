import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './historyDialogTexts.de';

export const en: SameKeys<typeof de> = {
  historyDialog: { swissTitle: 'Order history Switzerland', asPage: 'Open as a page' },
};
