import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderHistoryPageTexts.de';

export const en: SameKeys<typeof de> = {
  history: {
    title: 'Order history {{number}}',
    toOrderEntry: 'To order entry',
    vouchers: 'Vouchers of the customer',
    onlyOrder: 'Only the order searched for, {{number}}, is shown.',
    allOrders: 'Show all orders',
  },
};
