import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderEntryTitleTexts.de';

export const en: SameKeys<typeof de> = {
  app: { orderEntry: 'Order entry', swissOrderEntry: 'Order entry Switzerland' },
};
