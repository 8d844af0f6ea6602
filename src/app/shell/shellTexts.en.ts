import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './shellTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    settings: 'Settings',
    country: '{{code}}, country: {{country}}',
    countryResets: 'Another country begins a new call: customer, basket and everything typed are left behind.',
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
    nothing: 'Nothing found. Enter a customer number, order number, article number or a word of a command.',
    failed: 'The commands could not be loaded. Please leave the field and open it again.',
  },
};
