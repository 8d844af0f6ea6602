import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ keyHint: { faster: 'Schneller mit' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly keyHintTexts: typeof de;
  }
}
