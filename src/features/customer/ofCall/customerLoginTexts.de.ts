import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    loadFailed: 'Der Kunde konnte nicht geladen werden. Bitte erneut versuchen.',
    loadUnreachable: 'Der Kundendienst antwortet nicht. Die Nummer bleibt stehen; bitte erneut versuchen.',
    denied:
      'Der Anrufer wurde nicht als {{name}} bestätigt; der Kunde ist nicht geladen. Kundennummer noch einmal erfragen oder nach Namen und Ort suchen.',
    lockedReason: '{{name}} ist gesperrt; eine Bestellung ist nicht möglich.',
    lightUser: '{{name}} hat nur ein Kurzkonto. Vor einer Bestellung müssen die Kundendaten vervollständigt werden.',
    wrongCountry: '{{name}} hat das Kundenkonto {{country}}; hier ist keine Anmeldung möglich.',
    countryNotServed:
      '{{name}} hat das Kundenkonto in einem Land, das nicht beliefert wird; hier ist keine Anmeldung möglich.',
    switchCountry: 'Land wechseln ({{country}}) und Kunden laden',
    birthday: {
      title: 'Geburtsdatum prüfen',
      script: 'Bitte nach dem Geburtsdatum fragen und vergleichen.',
      confirm: 'Stimmt überein',
      deny: 'Stimmt nicht',
    },
    reauthenticate: {
      title: 'Derselbe Kunde',
      text: '{{name}} ist schon geladen. Noch einmal anmelden und das Geburtsdatum erneut prüfen?',
      agree: 'Erneut prüfen',
    },
    completeLightUser: 'Kundendaten vervollständigen',
    changeCountry: 'Land des Kunden auf {{country}} ändern',
    changingCountry: 'Land wird geändert …',
    countryNotChanged: 'Land kann nicht in {{country}} geändert werden',
    missingBirthday: {
      title: 'Geburtsdatum ergänzen',
      script: 'Bitte nach dem Geburtsdatum fragen. Es ist noch keines hinterlegt.',
      take: 'Übernehmen',
      later: 'Später',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerLoginTexts: typeof de;
  }
}
