import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  address: {
    prefer: 'Als bevorzugt merken',
    preferNamed: 'Als bevorzugt merken: {{name}}',
    preferNeedsNumber: 'Geht bei Kunden mit Kundennummer.',
    preferNeedsChoice: 'Erst eine Lieferadresse wählen.',
    preferNeedsSaving: 'Die Adresse ist noch nicht gespeichert.',
    preferredAlready: 'Die gewählte Adresse ist schon die bevorzugte.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly preferredAddressTexts: typeof de;
  }
}
