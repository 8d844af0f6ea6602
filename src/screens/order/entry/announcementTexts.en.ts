import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './announcementTexts.de';

export const en: SameKeys<typeof de> = {
  announcement: {
    total: 'Total {{total}}.',
    totalWithVoucher: 'Total {{total}}, voucher minus {{voucher}}.',
    open: 'Still open: {{open}}.',
    nothingOpen: 'Nothing is open, the order can be submitted.',
    changed: 'Changed: {{changes}}.',
  },
};
