import { defineTexts } from '~/shared/i18n/defineTexts';

/** Apart from the texts of the dialog, because the button is in each row of the history. */
export const de = defineTexts({
  cancelOrder: {
    confirm: 'Stornieren',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly cancelButtonTexts: typeof de;
  }
}
