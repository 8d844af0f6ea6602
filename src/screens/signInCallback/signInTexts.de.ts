import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  signIn: {
    running: 'Anmeldung läuft …',
    signIn: 'Anmelden',
    again: 'Erneut anmelden',
    signedOutTitle: 'Abgemeldet',
    signedOutText: 'Die Abmeldung war erfolgreich.',
    failedTitle: 'Anmeldung nicht möglich',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly signInTexts: typeof de;
  }
}
