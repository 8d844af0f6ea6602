import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  pin: {
    title: 'PIN-Abfrage',
    askFirst: 'Bitte nennen Sie mir die ersten drei Ziffern Ihrer Service-PIN.',
    askLast: 'Bitte nennen Sie mir die letzten drei Ziffern Ihrer Service-PIN.',
    mode: {
      label: 'Welche Ziffern nennt der Kunde?',
      hint: 'Der Dienst sagt nicht, welche er prüft: Bei „Falsche PIN“ bitte die anderen erfragen.',
      FIRST_THREE_DIGITS: 'die ersten drei',
      LAST_THREE_DIGITS: 'die letzten drei',
    },
    label: 'PIN: genannte Ziffern',
    verify: 'PIN prüfen',
    verifying: 'Wird geprüft …',
    wait: 'PIN prüfen (in {{seconds}} s)',
    invalid: 'Bitte mindestens drei Ziffern eingeben.',
    skipReasonMissing: 'Bitte einen Grund wählen.',
    wrong: 'Falsche PIN: Fehlversuch {{count}} von {{maximum}}.',
    attempts: 'Bisher {{count}} von {{maximum}} Fehlversuchen.',
    exhausted:
      'Die PIN ist nach {{maximum}} Fehlversuchen gesperrt. Bitte einen neuen PIN-Brief anfordern; der Kunde wird nicht geladen.',
    failed: 'Die PIN kann gerade nicht geprüft werden. Bitte erneut versuchen oder mit Grund überspringen.',
    refused: 'Die PIN wurde nicht angenommen. Bitte erneut versuchen.',
    skipTitle: 'PIN überspringen',
    skipReason: 'Grund',
    skip: 'Überspringen',
    skipFailed: 'Das Überspringen wurde nicht angenommen. Bitte erneut versuchen.',
    skipDisabled: 'Für diesen Kunden darf die PIN nicht übersprungen werden.',
    reason: {
      choose: 'Grund wählen …',
      FORGOTTEN: 'PIN vergessen',
      LETTER_NOT_RECEIVED: 'PIN-Brief nicht erhalten',
      UNABLE_TO_NAME: 'PIN kann nicht genannt werden',
      OTHER: 'anderer Grund',
    },
    letter: {
      request: 'Neue PIN anfordern',
      requesting: 'PIN-Brief wird angefordert …',
      requested: 'Der PIN-Brief ist angefordert und kommt in den nächsten Tagen per Post.',
      alreadySent: 'Ein PIN-Brief ist schon unterwegs. Ein neuer ist nach fünf Werktagen möglich.',
      again: 'Ein neuer PIN-Brief ist ab {{date}} möglich.',
      failed: 'Der PIN-Brief konnte nicht angefordert werden. Bitte erneut versuchen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly pinTexts: typeof de;
  }
}
