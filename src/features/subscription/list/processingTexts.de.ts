import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionProcessing: {
    done: 'Alle Kündigungen sind verarbeitet.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionProcessingTexts: typeof de;
  }
}
