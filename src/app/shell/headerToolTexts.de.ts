import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  tools: {
    menu: 'Werkzeuge',
    notes: 'Notizen',
    studio: 'Lernstudio',
    new: 'neu',
    studioNeverOpened: 'noch nie geöffnet',
    studioLastOpened: 'zuletzt geöffnet am {{time}}',
    notices: 'Hinweise',
  },
  letter: { infoPost: 'InfoPost' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly headerToolTexts: typeof de;
  }
}
