import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  keys: {
    jump: 'Suchen oder springen: Kunde, Auftrag, Artikel oder Anwendung',
    customer: 'zur Kundennummer',
    product: 'zur Artikelsuche',
    context:
      'zum Nachschlagen neben dem Warenkorb und zurück; dort wählt eine Ziffer: Kundenakte, Empfehlungen, Leitfaden, Artikel',
    payment: 'zur Zahlung',
    voucher: 'zum Gutscheincode',
    history: 'Bestellhistorie des geladenen Kunden',
    subscriptions: 'Abonnements des geladenen Kunden',
    announceTotal: 'Gesamtbetrag als genannt vermerken',
    notifications: 'Benachrichtigungen',
    notes: 'Notizen auf und zu',
    infoPost: 'InfoPost (Ringschablone)',
    learningStudio: 'Lernstudio in einem neuen Tab',
    notices: 'Hinweise dieser Sitzung',
    undo: 'die letzte Handlung zurücknehmen',
    submit: 'Bestellung abschicken',
    close: 'Schließen',
    keyList: 'diese Liste',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly keyListTexts: typeof de;
  }
}
