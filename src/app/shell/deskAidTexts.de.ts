import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ title: { articles: '{{count}} Art.' }, keyHint: { faster: 'Schneller mit' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly deskAidTexts: typeof de;
  }
}
