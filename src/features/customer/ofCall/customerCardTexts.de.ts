import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    checked: 'geprüft',
    numberAndType: 'Kundennummer {{number}} · {{type}}',
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon', PRIVATE: 'privat', MOBILE: 'mobil', BUSINESS: 'geschäftlich', FAX: 'Fax' },
    type: {
      REGULAR: 'Regulär',
      TV_CREATOR: 'TV-Creator',
      INFLUENCER: 'Influencer',
      EMPLOYEE: 'Mitarbeiter',
      PARTNER: 'Partner/Journalist',
      CREATOR: 'Creator',
    },
    edit: 'Daten bearbeiten',
    consents: 'Einwilligungen',
    newTag: 'Neukunde',
    guestTag: 'Gastkunde',
    changedTag: 'geändert',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerCardTexts: typeof de;
  }
}
