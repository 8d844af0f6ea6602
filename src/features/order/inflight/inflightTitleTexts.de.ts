import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ screen: { inflightOrder: 'Auftrag vom Sprachcomputer' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly inflightTitleTexts: typeof de;
  }
}
