import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: { created: 'Der Kunde wurde angelegt.', saved: 'Die Kundendaten wurden gespeichert.' },
  address: {
    preferredFailed: 'Hoppla... Fehler beim Aktualisieren der bevorzugten Adresse',
    added: 'Die Adresse wurde hinzugefügt.',
    edited: 'Die Adresse wurde geändert.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly editCustomerTexts: typeof de;
  }
}
