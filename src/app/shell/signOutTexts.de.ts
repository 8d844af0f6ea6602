import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    signOutTitle: 'Mit offenem Gespräch abmelden?',
    signOutNow: 'Jetzt abmelden?',
    signOutOthers:
      'Offene Gespräche, die nicht in diesem Tab sind: {{count}}. Beim Abmelden werden sie gelöscht; sie stehen auf der Startseite.',
    signOutOutcome:
      'Eine Bestellung ist unterwegs oder ihr Ausgang ist noch offen. Abgemeldet sagt niemand mehr, ob sie angekommen ist: erst die Antwort abwarten, sonst später in der Bestellhistorie nachsehen.',
    signOutSending:
      'Eine Änderung ist unterwegs. Abgemeldet sagt niemand mehr, ob sie angekommen ist: erst die Antwort abwarten.',
    saveFirst: 'Speichern und abmelden',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly signOutTexts: typeof de;
  }
}
