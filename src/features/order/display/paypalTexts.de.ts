import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  paypal: {
    open: 'PayPal: noch {{hours}} Std. {{minutes}} Min., um den Auftrag zu bearbeiten oder erneut einzureichen. Danach wird er automatisch storniert.',
    closed: 'PayPal: Die 36 Stunden sind abgelaufen. Der Auftrag kann weder bearbeitet noch erneut eingereicht werden.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paypalTexts: typeof de;
  }
}
