import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderHistoryPageTexts.de';

export const en: SameKeys<typeof de> = {
  history: {
    title: 'Order history {{number}}',
    toOrderEntry: 'To order entry',
    filter: 'Filter',
    tab: { ALL: 'All orders', IN_PROGRESS: 'In progress', CANCELED: 'Closed' },
    status: 'Status',
    empty: 'No orders in the last six months.',
    nothingShown: 'No orders are being shown right now.',
    onlyOrder: 'Only the order searched for, {{number}}, is shown.',
  },
};
