import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  keywords: {
    recognised: '{{count}} erkannt, {{repeated}} doppelt, {{invalid}} ungültig',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly keywordTexts: typeof de;
  }
}
