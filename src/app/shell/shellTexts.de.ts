import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    settings: 'Einstellungen',
    country: '{{code}}, Land: {{country}}',
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
    nothing: 'Kein Ziel gefunden. Kundennummer, Auftragsnummer, Artikelnummer oder Anwendung eingeben.',
  },
  newCall: {
    title: 'Neue Bestellung beginnen?',
    text: 'Der Warenkorb dieses Gesprächs ist noch nicht bestellt und wird gelöscht.',
    confirm: 'Warenkorb löschen',
    customerText: 'Die Kundendaten dieses Gesprächs sind noch nicht gespeichert.',
    discard: 'Verwerfen und neu beginnen',
    saveFirst: 'Kundendaten speichern und neu beginnen',
    unknownOutcome:
      'Der Ausgang der letzten Bestellung ist noch offen. Vor einer neuen Bestellung in der Bestellhistorie nachsehen, ob sie angekommen ist.',
    leave: 'Trotzdem neu beginnen',
  },
  letter: { infoPost: 'InfoPost' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly shellTexts: typeof de;
  }
}
