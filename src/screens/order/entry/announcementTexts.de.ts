import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  announcement: {
    total: 'Gesamt {{total}}.',
    totalWithVoucher: 'Gesamt {{total}}, Gutschein minus {{voucher}}.',
    open: 'Noch offen: {{open}}.',
    nothingOpen: 'Nichts offen, die Bestellung kann abgeschickt werden.',
    changed: 'Geändert: {{changes}}.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly announcementTexts: typeof de;
  }
}
