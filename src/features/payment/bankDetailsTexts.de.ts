import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    bank: {
      entered: 'IBAN endet auf {{last}}',
      change: 'Ändern',
      other: 'Andere Bankverbindung',
      consent: 'Kunde ist einverstanden: hinterlegte Bankverbindung verwenden',
      useKnown: 'Hinterlegte Bankverbindung verwenden',
      store: 'Beim Kunden hinterlegen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly bankDetailsTexts: typeof de;
  }
}
