import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './newCallTexts.de';

export const en: SameKeys<typeof de> = {
  newCall: {
    title: 'Start a new order?',
    text: 'The basket of this call has not been ordered yet and will be deleted.',
    confirm: 'Delete basket',
    edit: 'The changes of the order have not been submitted yet and will be discarded.',
    discardEdit: 'Discard changes and start anew',
    customerText: 'The customer data of this call have not been saved yet.',
    discard: 'Discard and start anew',
    saveFirst: 'Save customer data and start anew',
    unknownOutcome:
      'The outcome of the last order is still open. Check in the order history whether it arrived before starting a new one.',
    park: 'Park the call and start a new one',
    leave: 'Start anew all the same',
  },
};
