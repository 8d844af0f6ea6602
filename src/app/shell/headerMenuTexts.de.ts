import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    countryResets:
      'Ein anderes Land beginnt ein neues Gespräch: Kunde, Warenkorb und alles Eingegebene bleiben zurück.',
    countryChoice: 'Land wählen',
    officeSearch: 'Verkaufsbüro suchen (Nummer oder Name)',
    officeNotFound: 'Kein Verkaufsbüro mit dieser Nummer oder diesem Namen.',
    language: 'Sprache',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly headerMenuTexts: typeof de;
  }
}
