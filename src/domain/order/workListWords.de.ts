import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  workList: {
    title: 'Arbeitsliste',
    notOpened: 'noch nicht geöffnet',
    markOf: {
      open: 'offen',
      skipped: 'übersprungen',
      done: 'erledigt',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly workListWords: typeof de;
  }
}
