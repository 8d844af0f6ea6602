import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  notFound: { text: 'Unter dieser Adresse gibt es nichts.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly notFoundTexts: typeof de;
  }
}
