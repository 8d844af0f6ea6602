import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  keyList: {
    search: 'Tasten suchen',
    nothing: 'Keine Taste gefunden. Ein Wort wie Gutschein oder einen Tastennamen wie Strg G eingeben.',
    count_one: 'eine Taste',
    count_other: '{{count}} Tasten',
    singleKeys: 'Einzelne Zeichen als Tasten auf Startseite, Aufträgen und Arbeitsliste',
    entry: 'Bestellannahme',
    everywhere: 'Überall',
    dialogs: 'In Fragen und Dialogen',
    lists: 'In Listen',
    home: 'auf der Startseite: öffnet den Eintrag mit diesem Zeichen',
    confirm: 'gibt die hervorgehobene Antwort',
    confirmAnywhere: 'bestätigt, wo immer der Fokus im Dialog steht',
    yesNo: 'Ja oder Nein, wo danach gefragt wird',
    choose: 'wählt die Antwort oder den Eintrag mit dieser Ziffer',
    rows: 'eine Zeile weiter oder zurück',
    pages: 'seitenweise, zur ersten und letzten Zeile',
    details: 'Einzelheiten der Zeile auf und zu',
    select: 'wählt die Zeile aus',
    open: 'öffnet die Zeile',
    spoken: {
      enter: 'Enter Eingabe Return',
      escape: 'Escape Abbrechen',
      arrows: 'Pfeil Pfeiltasten',
      control: 'Steuerung Control Ctrl',
      slash: 'Schrägstrich',
    },
  },
  key: {
    jump: 'Suchen oder springen: Kunde, Auftrag, Artikel oder Anwendung',
    customer: 'zur Kundennummer',
    newCustomer: 'Neukunde, noch einmal oder ohne Berechtigung: Gastkunde',
    product: 'zur Artikelsuche',
    context:
      'zum Nachschlagen neben dem Warenkorb und zurück; dort wählt eine Ziffer: Kundenakte, Empfehlungen, Leitfaden, Artikel',
    deliveryAddress: 'zur Lieferadresse, dann eine Ziffer',
    payment: 'zur Zahlung, dann eine Ziffer',
    voucher: 'zum Gutscheincode',
    history: 'Bestellhistorie des geladenen Kunden',
    subscriptions: 'Abonnements des geladenen Kunden',
    onAir: 'Was gerade im Fernsehen läuft',
    announceTotal: 'Gesamtbetrag als genannt vermerken',
    notifications: 'Benachrichtigungen',
    notes: 'Notizen auf und zu',
    infoPost: 'InfoPost (Ringschablone)',
    learningStudio: 'Lernstudio in einem neuen Tab',
    notices: 'Hinweise dieser Sitzung',
    backToCall: 'von anderen Seiten zurück zum offenen Gespräch',
    park: 'Gespräch parken',
    parkedCalls: 'Geparkte Gespräche',
    undo: 'die letzte Handlung rückgängig machen',
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
