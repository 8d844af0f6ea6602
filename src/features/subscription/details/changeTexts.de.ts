import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionChangeForm: {
    keep: 'Abbrechen',
    saving: 'Wird gespeichert …',
    unknown: 'Ob die Änderung ausgeführt wurde, ist nicht bekannt. Bitte im neu geladenen Abonnement prüfen.',
    cancel: {
      title: 'Abonnement kündigen',
      what: 'Das Abonnement {{number}} ({{product}}) wird gekündigt.',
      confirm: 'Kündigen',
      running: 'Wird gekündigt …',
      reason: 'Kündigungsgrund',
      choose: 'Bitte wählen',
      missing: 'Bitte einen Kündigungsgrund wählen.',
      refused: 'Hoppla... Fehler beim Kündigen des Abonnements',
      leftOut: 'Es ist nicht gekündigt, weil die nächste Bestellung schon erzeugt ist.',
    },
    text: {
      note: 'Notiz zum Abonnement {{number}}',
      event: 'Ereignis zum Abonnement {{number}}',
      noteField: 'Notiz',
      eventField: 'Ereignis',
      noteHint: 'Ein leeres Feld entfernt die Notiz.',
      missing: 'Bitte einen Text eingeben.',
      save: 'Speichern',
      failed: 'Der Text konnte nicht gespeichert werden.',
      unknown: 'Ob der Text gespeichert wurde, ist nicht bekannt. Bitte im Abonnement prüfen.',
    },
    edit: {
      title: 'Abonnement {{number}} bearbeiten',
      rotation: 'Rhythmus',
      chooseRotation: 'Bitte wählen',
      rotationMissing: 'Bitte einen Rhythmus wählen.',
      quantity: 'Menge',
      quantityInvalid: 'Bitte eine Menge von 1 bis 999 eingeben.',
      date: 'Nächster Liefertermin',
      dateInvalid: 'Das Datum muss heute oder später sein.',
      move: 'Termin verschieben',
      skip: 'Lieferungen aussetzen',
      payment: 'Zahlungsart',
      otherPayment: 'Andere Zahlungsart wählen',
      keepPayment: 'Zahlungsart behalten',
      paymentNotPossible:
        '{{method}} ist an diese Lieferadresse nicht möglich. Bitte eine andere Zahlungsart oder Adresse wählen.',
      address: 'Lieferadresse',
      billing: 'Rechnungsadresse des Kunden',
      otherAddress: 'Andere Adresse wählen',
      keepAddress: 'Adresse behalten',
      addressUnreadable:
        'Die bisherige Lieferadresse ist nicht lesbar und kann nicht behalten werden. Bitte eine Adresse wählen.',
      customerFailed:
        'Die Kundendaten des Abonnements konnten nicht geladen werden. Zahlungsart und Adresse bleiben, wie sie sind.',
      bankLost: 'Eingegebene Bankdaten sind beim Neuladen verloren gegangen. Bitte erneut eingeben.',
      review: 'Änderungen prüfen',
      nothing: 'Es ist nichts geändert.',
      confirmTitle: 'Änderungen bestätigen',
      confirmIntro: 'So wird das Abonnement {{number}} geändert:',
      was: 'bisher {{before}}',
      back: 'Zurück',
      confirm: 'Änderungen speichern',
      refused: 'Hoppla... Fehler beim Bearbeiten des Abonnements',
      alreadyProcessed: 'Die nächste Bestellung ist schon erzeugt. Der Liefertermin kann nicht mehr geändert werden.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionChangeTexts: typeof de;
  }
}
