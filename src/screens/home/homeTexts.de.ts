import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: {
    greeting: 'Guten Tag, {{name}}',
    question: 'Welche Anwendung soll geöffnet werden?',
    noApplication: 'Für diese Anmeldung ist keine Anwendung freigegeben. Die Teamleitung kann Rollen vergeben.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly homeTexts: typeof de;
  }
}
