import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    settings: 'Einstellungen',
    country: '{{code}}, Land: {{country}}',
    countryResets:
      'Ein anderes Land beginnt ein neues Gespräch: Kunde, Warenkorb und alles Eingegebene bleiben zurück.',
    countryChoice: 'Land wählen',
    sales: '{{channel}}·{{office}}, Vertriebskanal {{channel}}, Verkaufsbüro {{office}} {{name}}',
    officeSearch: 'Verkaufsbüro suchen (Nummer oder Name)',
    agent: 'Angemeldet: {{name}}',
    language: 'Sprache',
  },
  keys: {
    title: 'Tastenkürzel',
  },
  jump: {
    label: 'Suchen oder springen',
    placeholder: 'Suchen oder springen …',
    targets: 'Sprungziele',
    customer: 'Kunde {{number}} laden',
    order: 'Auftrag {{number}} öffnen',
    customerOfOrder: 'Kunde zum Auftrag {{number}} laden',
    product: 'Artikel {{number}} in den Warenkorb',
    nothing: 'Nichts gefunden. Kundennummer, Auftragsnummer, Artikelnummer oder ein Wort eines Befehls eingeben.',
    failed: 'Die Befehle konnten nicht geladen werden. Bitte das Feld verlassen und erneut öffnen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly shellTexts: typeof de;
  }
}
