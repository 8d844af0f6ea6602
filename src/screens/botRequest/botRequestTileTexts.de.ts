import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ palette: { screen: { bot: 'Telefonbot Bot Anfrage Hilfe' } } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly botRequestTileTexts: typeof de;
  }
}
