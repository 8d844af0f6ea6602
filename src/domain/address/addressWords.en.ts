import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './addressWords.de';

export const en: SameKeys<typeof de> = {
  address: {
    delivery: 'Delivery address',
    postNumber: 'Post number',
    add: 'New delivery address',
    servicePoint: {
      PACKSTATION: 'Packstation',
      POSTFILIALE: 'Post branch',
      PAKETSHOP: 'Parcel shop',
      POSTSTATION: 'Post station',
    },
  },
};
