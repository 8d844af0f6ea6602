import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './shellTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    settings: 'Settings',
    country: '{{code}}, country: {{country}}',
    countryChoice: 'Choose country',
    sales: '{{channel}}·{{office}}, sales channel {{channel}}, sales office {{office}} {{name}}',
    officeSearch: 'Find a sales office (number or name)',
    agent: 'Signed in: {{name}}',
    language: 'Language',
  },
  keys: {
    title: 'Keyboard shortcuts',
  },
  jump: {
    label: 'Search or jump',
    placeholder: 'Search or jump …',
    targets: 'Targets',
    customer: 'Load customer {{number}}',
    order: 'Open order {{number}}',
    customerOfOrder: 'Load the customer of order {{number}}',
    product: 'Add article {{number}} to the basket',
    nothing: 'Nothing found. Enter a customer number, order number, article number or application.',
  },
  newCall: {
    title: 'Start a new order?',
    text: 'The basket of this call has not been ordered yet and will be deleted.',
    confirm: 'Delete basket',
    customerText: 'The customer data of this call have not been saved yet.',
    discard: 'Discard and start anew',
    saveFirst: 'Save customer data and start anew',
    unknownOutcome:
      'The outcome of the last order is still open. Check in the order history whether it arrived before starting a new one.',
    leave: 'Start anew all the same',
  },
  letter: { infoPost: 'Info post' },
};
