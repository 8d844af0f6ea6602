import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './todayTexts.de';

export const en: SameKeys<typeof de> = {
  today: {
    notifications: 'News',
    openCalls: 'Open calls',
    noOpenCalls: 'No call is open. An interrupted one stays here for a day.',
    nobody: 'No customer yet',
    articles_zero: 'no article',
    articles_one: '1 article',
    articles_other: '{{count}} articles',
    since: 'since {{time}}',
    otherTab: 'open in another tab',
    endOwnFirst: 'complete the running call first',
    notAllowed: 'your role does not open this order entry',
    callGone: 'This call is no longer open, or another tab has taken it over.',
    lastCustomers: 'Last customers',
    noLastCustomers: 'The last ten customers loaded in this tab appear here.',
    rejectedOrders: 'Rejected orders',
    noRejectedOrders: 'The work list is empty. Rejected orders are added when they are opened.',
    further: 'More',
  },
};
