import { defineTexts } from '~/shared/i18n/defineTexts';

/** Why a service refuses to change or to cancel a placed order. */
export const de = defineTexts({
  order: {
    placed: {
      partially_returned_order: 'Der Auftrag wurde teilweise zurückgesendet.',
      returned_order: 'Der Auftrag wurde zurückgesendet.',
      cancelled_order: 'Der Auftrag wurde storniert.',
      order_delivery_block: 'Für den Kunden besteht eine Liefersperre.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly placedOrderWords: typeof de;
  }
}
