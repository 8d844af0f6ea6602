import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  address: {
    delivery: 'Lieferadresse',
    postNumber: 'Postnummer',
    add: 'Neue Lieferadresse',
    servicePoint: {
      PACKSTATION: 'Packstation',
      POSTFILIALE: 'Postfiliale',
      PAKETSHOP: 'Paketshop',
      POSTSTATION: 'Poststation',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly addressWords: typeof de;
  }
}
