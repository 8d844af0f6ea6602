import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './linkFormTexts.de';

export const en: SameKeys<typeof de> = {
  linkForm: {
    newTitle: 'New link',
    editTitle: 'Edit link {{number}}',
    subscriptionProduct: 'Subscription no. (Lifer BNR)',
    notChosen: 'not chosen yet',
    chooseSubscription: 'Choose Lifer BNR',
    deliveryProduct: 'Delivery no. (Werbe BNR)',
    chooseDelivery: 'Search Werbe BNR',
    regularProducts: 'One-time articles (BNR, separated by commas)',
    description: 'Description',
    articleDescription: 'Article description',
    exclusion: 'Country exclusion',
    cancel: 'Cancel',
    create: 'Create link',
    save: 'Save changes',
    saving: 'Saving …',
    problem: {
      subscriptionProductMissing: 'Please choose the Lifer BNR from the subscription products.',
      deliveryProductMissing: 'Please enter the Werbe BNR.',
      deliveryProduct: 'The Werbe BNR has six digits. Please check the number.',
      regularProducts: 'Every BNR has six digits. Please check the numbers.',
    },
    meta: 'Created: {{created}} · Edited: {{edited}}',
  },
  linkSearch: {
    subscriptionTitle: 'Search subscription product',
    deliveryTitle: 'Search product',
    number: 'Product number (BNR)',
    search: 'Search',
    loading: 'Searching the product …',
    notFound: 'Product not found',
    check: 'Please check the BNR',
    noSubscription: 'There is no subscription for this product.',
    failed: 'The product could not be searched. Please try again.',
    found: 'Products found',
    take: 'Take {{number}}',
    unnamed: 'without a name',
  },
};
