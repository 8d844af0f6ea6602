import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './creditCheckTexts.de';

export const en: SameKeys<typeof de> = {
  creditCheck: {
    title: 'Credit check',
    check: 'Check credit',
    hint: 'Enter a customer number and check it with Enter.',
    loading: 'Loading the credit standing of {{number}} …',
    failed: 'The credit standing could not be loaded. Please try again.',
    result: 'Credit standing of {{number}}',
    creditLimit: 'Credit limit',
    openAmount: 'open amount',
    dunningLevel: 'Dunning level',
    noDunning: 'none',
    unknownAmount: 'not known',
    recordOnly: 'The service gives no information about the credit standing. This is what the customer’s record says.',
    restriction: 'Restriction',
    blocks: 'Notes',
    noBlocks: 'none',
    free: 'Nothing speaks against an order.',
  },
};
