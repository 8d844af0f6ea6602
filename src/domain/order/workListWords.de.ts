import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  workList: {
    title: 'Arbeitsliste',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly workListWords: typeof de;
  }
}
