import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ notFound: { title: 'Seite nicht gefunden' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly notFoundTitleTexts: typeof de;
  }
}
