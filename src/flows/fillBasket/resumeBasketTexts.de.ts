import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  basket: {
    keptUnread:
      'Der Dienst zeigt den Warenkorb nicht: Er steht hier so, wie er vor dem Neuladen war. Das Angebot wird neu berechnet.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly resumeBasketTexts: typeof de;
  }
}
