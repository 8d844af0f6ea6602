import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    signOut: 'Abmelden',
    signOutText: 'Beim Abmelden wird das offene Gespräch mit Kunde und Warenkorb gelöscht.',
  },
  signIn: {
    // What a retry cannot resolve names whom to inform (REQ A18.3).
    failure: {
      keySetUnavailable: 'Die Anmeldung kann gerade nicht geprüft werden. In einer Minute erneut anmelden.',
      providerUnavailable: 'Der Anmeldedienst antwortet nicht. In einer Minute erneut anmelden.',
      tokenRefused: 'Die Anmeldung wurde nicht anerkannt. Bitte das E-Commerce-Team informieren.',
      providerError: 'Der Anmeldedienst hat einen Fehler gemeldet. Bitte das E-Commerce-Team informieren.',
      attemptUnknown: 'Dieser Anmeldeversuch ist abgelaufen oder wurde schon verwendet.',
      codeRefused: 'Der Anmeldedienst hat die Anmeldung nicht bestätigt. Bitte das E-Commerce-Team informieren.',
      storageFull: 'Der Speicher des Browsers ist voll oder gesperrt. Browserdaten freigeben und erneut anmelden.',
      signInNotConfirmed:
        'Der Bildschirm ist abgedeckt, und das Passwort wurde nicht neu eingegeben. Bitte noch einmal anmelden.',
      sessionRefused:
        'Ein Dienst hat auch die neue Anmeldung abgelehnt. Offene Gespräche sind gesichert und nach der Anmeldung wieder da. Bitte das E-Commerce-Team informieren.',
      unexpected: 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten. Bitte das E-Commerce-Team informieren.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly authTexts: typeof de;
  }
}
