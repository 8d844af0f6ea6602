import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './productSearchTexts.de';

export const en: SameKeys<typeof de> = {
  search: {
    tooShort: 'The product number must have at least 4 characters!',
    productNotFound: 'Product not found',
    productNotFoundHint: '{{number}}: check the number or search with a word.',
    failed: 'The article search is not possible right now. Please try again.',
  },
  invalid: { sku: 'Please check the BNR' },
  product: {
    cantOrderSubscriptionProduct: '{{name}} is available by subscription only and cannot be ordered directly.',
    wrongCountry: {
      DE: '{{name}} is not available in Germany.',
      AT: '{{name}} is not available in Austria.',
      CH: '{{name}} is not available in Switzerland.',
    },
    informTeamLeader: 'Please inform the team leader.',
    unsellable: {
      ERP_PRODUCT_NOT_RELEASED: '{{name}} is not released yet.',
      ERP_PRODUCT_NOT_IN_SORTIMENT: '{{name}} is no longer in the assortment.',
      VARIANT_NOT_AVAILABLE: '{{name}}: this variant is not available at present.',
      OUT_OF_STOCK: '{{name}} is sold out.',
    },
  },
  orderEntry: { rekla: { cantAddNewItem: 'The complaint order holds an article already and takes no other one.' } },
  basket: { full: 'The basket holds {{count}} lines. Remove a line first.' },
};
