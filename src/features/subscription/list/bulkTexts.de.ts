import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionBulk: {
    open: {
      cancel: 'Kündigen',
      dates: 'Liefertermine ändern',
      numbers: 'Nummern ändern',
    },
    title: {
      cancel: 'Abonnements kündigen',
      dates: 'Liefertermine ändern',
      numbers: 'Nummern ändern',
    },
    cancel: {
      what_one: '{{count}} Abonnement wird gekündigt. Der Dienst verarbeitet Kündigungen nach und nach.',
      what_other: '{{count}} Abonnements werden gekündigt. Der Dienst verarbeitet Kündigungen nach und nach.',
      reason: 'Kündigungsgrund',
      choose: 'Bitte wählen',
      missing: 'Bitte einen Kündigungsgrund wählen.',
    },
    dates: {
      what_one: '{{count}} Abonnement bekommt den nächsten Liefertermin {{day}}.',
      what_other: '{{count}} Abonnements bekommen den nächsten Liefertermin {{day}}.',
      whatOpen_one: '{{count}} Abonnement bekommt einen anderen nächsten Liefertermin.',
      whatOpen_other: '{{count}} Abonnements bekommen einen anderen nächsten Liefertermin.',
      sameForAll:
        'Alle bekommen dasselbe Datum, gezählt ab heute: Die bisherigen Termine der einzelnen Abonnements zählen nicht.',
      move: 'Termin',
      own: 'Eigenes Datum',
      months: 'Monate',
      day: 'Nächster Liefertermin',
      invalid: 'Das Datum muss heute oder später sein.',
      note: 'Notiz',
    },
    numbers: {
      what_one: '{{count}} Abonnement bekommt andere Produktnummern. Ein leeres Feld lässt die Nummer, wie sie ist.',
      what_other:
        '{{count}} Abonnements bekommen andere Produktnummern. Ein leeres Feld lässt die Nummer, wie sie ist.',
      delivery: 'Werbe BNR',
      subscription: 'Lifer BNR',
      missing: 'Bitte mindestens eine Nummer angeben.',
      invalid: 'Eine BNR hat 6 Ziffern.',
      notListed: 'Diese Lifer BNR steht nicht in der Liste der Abonnementprodukte. Bitte BNR prüfen.',
      checkFailed: 'Die Lifer BNR konnte nicht geprüft werden, nichts wurde geändert. Bitte erneut versuchen.',
      promo: 'Diese Promo-BNR steht für die Werbe BNR {{number}}, die gesendet wird.',
      notAllowed: 'Nummern ändern dürfen nur Berechtigte.',
    },
    atLeast:
      'Mindestens {{count}} sind ausgewählt. Die genaue Zahl steht fest, sobald alle gelesen sind. Erst dann kann die Änderung gesendet werden.',
    typeCount: 'Zum Bestätigen die Zahl der Abonnements eingeben: {{count}}',
    countMissing: 'Mehr als 100 werden erst geändert, wenn ihre Zahl eingegeben ist.',
    preview: {
      title: 'Was geändert wird',
      loaded: 'Angaben zu {{loaded}} von {{count}}.',
      reading: 'Die ausgewählten Abonnements werden gelesen',
      notRead: 'Die übrigen ausgewählten Abonnements konnten nicht gelesen werden. Geändert werden trotzdem alle.',
      others: '{{count}}\u00a0×\u00a0anderes',
      broughtForward_one: '{{count}} Lieferung wird dadurch vorgezogen.',
      broughtForward_other: '{{count}} Lieferungen werden dadurch vorgezogen.',
      move: '{{number}}: bisher {{before}}, neu {{after}}',
      save: 'Vorschau als CSV speichern',
      file: 'vorschau.csv',
      number: 'Abonnement',
      product: 'Produkt',
      status: 'Status',
      date: 'Termin',
      before: 'Termin bisher',
      after: 'Termin neu',
    },
    left: {
      show: 'Zeigen',
      notSent: 'noch nicht gesendet',
      doneBefore: 'schon früher gesendet',
      unknown: 'Ob es ausgeführt wurde, ist nicht bekannt.',
    },
    nothingSelected:
      'Es ist nichts mehr ausgewählt, weil die Liste jetzt andere Abonnements zeigt. Bitte schließen und neu auswählen.',
    keep: 'Abbrechen',
    running_one: '{{count}} Abonnement wird geändert …',
    running_other: '{{count}} Abonnements werden geändert …',
    progress: 'Änderung läuft',
    answered: '{{answered}} von {{total}} sind beantwortet.',
    stop: 'Anhalten',
    stopping: 'Wird angehalten: Die laufende Anfrage wird noch abgewartet …',
    stoppedBefore: 'Angehalten, nichts wurde geändert.',
    notRead:
      'Die ausgewählten Abonnements konnten nicht gelesen werden, nichts wurde geändert. Bitte erneut versuchen.',
    changed:
      'Inzwischen finden die Filter {{found}} Abonnements statt {{total}}, nichts wurde geändert. Die Liste wird neu geladen; bitte die Auswahl prüfen.',
    ended: {
      stopped: 'Angehalten: Die übrigen Abonnements wurden nicht gesendet.',
      refused: 'Eine spätere Anfrage wurde abgelehnt: Die übrigen Abonnements wurden nicht geändert.',
      unknown:
        'Ob eine spätere Anfrage ausgeführt wurde, ist nicht bekannt; die übrigen wurden nicht gesendet. Bitte in der Liste prüfen.',
      differs:
        'Der Dienst meldet andere Abonnements, als ausgewählt waren. Es wurde nichts weiter gesendet; bitte in der Liste prüfen, was geändert ist.',
    },
    refused: 'Die Änderung wurde abgelehnt, nichts wurde geändert.',
    unknown:
      'Ob die Änderung ausgeführt wurde, ist nicht bekannt. Sie wird nicht von selbst wiederholt. Die Liste wird neu geladen; bitte dort prüfen, was geändert ist.',
    doneBefore:
      'Diese Änderung wurde in diesem Browser um {{time}} Uhr schon ausgeführt und nicht noch einmal gesendet. Das kam dabei heraus:',
    sentBefore:
      'Diese Änderung wurde in diesem Browser um {{time}} Uhr schon gesendet; ob sie ausgeführt wurde, ist nicht bekannt. Die Liste wird neu geladen; bitte dort prüfen, was geändert ist.',
    sendAgain: 'Noch einmal senden',
    result: {
      title: 'Ergebnis',
      table: 'Ergebnis je Abonnement',
      processed: '{{count}} geändert',
      accepted: '{{count}} zur Kündigung angenommen',
      failed: '{{count}} fehlgeschlagen',
      already: '{{count}} unverändert, weil die nächste Bestellung schon erzeugt ist',
      unnamed: '{{count}} ohne Angabe des Dienstes; bitte in der Liste prüfen',
      beyond: '{{count}} mehr gemeldet, als ausgewählt waren',
      beingCanceled: '{{count}} unverändert, weil die Kündigung schon verarbeitet wird',
      notSent: '{{count}} nicht gesendet oder ohne Antwort',
      notListed: 'Nummer nicht bekannt',
      show: 'Fehlgeschlagene in der Liste zeigen',
      save: 'Fehlgeschlagene als CSV speichern',
      file: 'fehlgeschlagen.csv',
      number: 'Abonnement',
      outcome: 'Ergebnis',
      reason: 'Grund',
      retry_one: '{{count}} fehlgeschlagenes erneut versuchen',
      retry_other: '{{count}} fehlgeschlagene erneut versuchen',
    },
  },
  subscriptionProcessing: { done: 'Alle Kündigungen sind verarbeitet.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionBulkTexts: typeof de;
  }
}
