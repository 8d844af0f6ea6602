import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  figures: {
    title: 'Zahlen dieses Browsers',
    intro:
      'Aufgezeichnete Gespräche: {{calls}}, Bestellungen: {{orders}}. Die Zahlen bleiben in diesem Browser, werden nicht gesendet und nennen niemanden; Übungen zählen nicht mit.',
    none: 'Noch kein Gespräch aufgezeichnet.',
    unreadable: 'Die Zahlen lassen sich nicht lesen: Der Browser gibt seinen Speicher nicht frei.',
    spreads: 'Dauer, Tasten und Stille',
    figure: 'Kennzahl',
    count: 'Anzahl',
    median: 'Median',
    highest95: '95 % höchstens',
    budget: 'Vorgabe',
    save: 'Als CSV speichern',
    fileName: 'kontor-zahlen.csv',
    remove: 'Zahlen löschen',
    removed: 'Gelöscht.',
    notRemoved: 'Der Browser hat die Zahlen nicht gelöscht. Bitte noch einmal versuchen.',
    over: 'über der Vorgabe',
    picture: 'Dauer der Schritte in ms',
    step: {
      login: 'Kundenkonto',
      pin: 'PIN-Prüfung',
      product: 'Artikel',
      basket: 'Warenkorb',
      offer: 'Preise',
      preCheck: 'Prüfung',
      order: 'Bestellung',
      search: 'Suche',
      list: 'Liste',
      change: 'Änderung',
    },
    keysPerOrder: 'Tasten je Bestellung',
    silence: 'Stille je Gespräch',
    ordersPerHour: 'Bestellungen je Stunde mit Gesprächen',
    failures: 'Technische Fehler',
    operation: 'Aufruf',
    noFailures: 'Keine.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly figuresTexts: typeof de;
  }
}
