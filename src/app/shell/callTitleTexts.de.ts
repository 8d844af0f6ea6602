import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ title: { articles: '{{count}} Art.' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly callTitleTexts: typeof de;
  }
}
