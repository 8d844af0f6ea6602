import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './recognitionTexts.de';

export const en: SameKeys<typeof de> = {
  recognised: {
    customerNumber: 'Customer number {{number}}',
    mayBePhone: 'Customer number or phone number {{number}}: no service can search by a phone number.',
    orderNumber: 'Order number {{number}}',
    email: 'E-mail address {{email}}',
    phone: 'Phone number {{phone}}: no service can search by it. Please search by name and city.',
    name: 'name {{name}}',
    street: 'street {{street}}',
    city: 'city {{city}}',
    dateOfBirth: 'born on {{date}}',
    choices: 'Choices',
    load: 'Load customer {{number}}',
    byEmail: 'Search customers with this e-mail address',
    search: 'Search customers with these data',
    fillSearch: 'Open the advanced search',
    orderText: 'Show as an order text',
  },
};
