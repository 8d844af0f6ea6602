import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerForm: { firstName: 'Vorname', lastName: 'Nachname', street: 'Straße', city: 'Ort' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerFieldWords: typeof de;
  }
}
