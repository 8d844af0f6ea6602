import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucherManagementPage: {
    title: 'Gutscheinverwaltung',
    toOrderEntry: 'Zur Bestellannahme',
    noCustomer: 'Kundennummer eingeben, um vorgeschlagene und eingelöste Gutscheine zu sehen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherManagementPageTexts: typeof de;
  }
}
