import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    title: 'Angebot',
    products: 'Zwischensumme',
    shipping: 'Versand',
    voucher: 'Gutschein {{codes}}',
    savings: '{{amount}} gespart',
    announce: 'Betrag ist genannt',
    announced: '✓ genannt',
    beforeOffer: 'vor Angebot',
    calculating: 'wird berechnet …',
    calculatedAt: 'berechnet um {{time}}',
    freeShipping: {
      VERARGERTERKD: 'erlassen: verärgerter Kunde',
      SYSTEMFEHLER: 'erlassen: Systemfehler',
      UMTAUSCH: 'erlassen: Umtausch',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offerTexts: typeof de;
  }
}
