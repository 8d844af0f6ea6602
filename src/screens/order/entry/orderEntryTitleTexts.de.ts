import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ app: { orderEntry: 'Bestellannahme', swissOrderEntry: 'Bestellannahme Schweiz' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderEntryTitleTexts: typeof de;
  }
}
