import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    signOut: 'Abmelden',
    signOutText: 'Beim Abmelden wird das offene Gespräch mit Kunde und Warenkorb gelöscht.',
  },
  signIn: {
    failure: {
      keySetUnavailable: 'Die Anmeldung kann gerade nicht geprüft werden. In einer Minute erneut anmelden.',
      providerUnavailable: 'Der Anmeldedienst antwortet nicht. In einer Minute erneut anmelden.',
      tokenRefused: 'Die Anmeldung wurde nicht anerkannt.',
      providerError: 'Der Anmeldedienst hat einen Fehler gemeldet.',
      attemptUnknown: 'Dieser Anmeldeversuch ist abgelaufen oder wurde schon verwendet.',
      codeRefused: 'Der Anmeldedienst hat die Anmeldung nicht bestätigt.',
      storageFull: 'Der Speicher des Browsers ist voll oder gesperrt. Browserdaten freigeben und erneut anmelden.',
      signInNotConfirmed:
        'Der Bildschirm ist abgedeckt, und das Passwort wurde nicht neu eingegeben. Bitte noch einmal anmelden.',
      sessionRefused:
        'Ein Dienst hat auch die neue Anmeldung abgelehnt. Offene Gespräche sind gesichert und nach der Anmeldung wieder da.',
      unexpected: 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly authTexts: typeof de;
  }
}
