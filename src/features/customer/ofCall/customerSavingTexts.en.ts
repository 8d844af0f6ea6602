import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerSavingTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    saveFailed: 'The customer data could not be saved. They stay in the call; please try again.',
    saveNow: 'Save now',
    unsaved: {
      title: 'Load another customer?',
      text: 'The data of {{name}} is not saved yet.',
      discard: 'Discard and continue',
      save: 'Save and continue',
    },
    savedWithOrder: 'The changes are taken over with the order.',
    savedWithOrderNew: 'The new customer is created with the order.',
    savedWithOrderGuest: 'The order goes as a guest order; no customer account is created.',
  },
  newCall: { stay: 'Stay in the call' },
};
