import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ offer: { total: 'Gesamt' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offerWords: typeof de;
  }
}
