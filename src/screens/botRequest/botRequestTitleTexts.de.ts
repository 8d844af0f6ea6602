import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ screen: { botRequest: 'Übergabe vom Telefonbot' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly botRequestTitleTexts: typeof de;
  }
}
