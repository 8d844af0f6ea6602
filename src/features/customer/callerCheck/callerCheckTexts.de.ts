import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  callerCheck: {
    first: 'Die Daten werden gezeigt, sobald das Geburtsdatum bestätigt ist.',
    script: '„Bitte nennen Sie mir zur Sicherheit Ihr Geburtsdatum.“',
    check: 'Prüfen',
    checking: 'Das Geburtsdatum wird geprüft …',
    denied:
      'Das Geburtsdatum stimmt nicht mit dem Kundenkonto überein. Bitte noch einmal nachfragen; ohne Übereinstimmung geht es nicht weiter.',
    customerNotFound: 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.',
    nobodyKnows:
      'Im Kundenkonto steht kein Geburtsdatum, mit dem verglichen werden kann. Bitte abbrechen, es in den Kundendaten eintragen und hier noch einmal beginnen.',
    failed: 'Das Geburtsdatum konnte nicht geprüft werden. Bitte erneut versuchen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly callerCheckTexts: typeof de;
  }
}
