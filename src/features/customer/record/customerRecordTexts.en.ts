import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerRecordTexts.de';

export const en: SameKeys<typeof de> = {
  customerRecord: {
    title: 'Customer file',
    subscriptions: 'Open subscriptions',
    waitlist: 'Waitlist',
    vouchers: 'Redeemed vouchers',
    notes: 'Notes',
    notesLabel: 'Notes on this call',
    noOrders: 'No orders in the last six months.',
    noVouchers: 'No voucher redeemed yet.',
    historyDialog: 'Search here',
    allVouchers: 'Open the vouchers and check codes',
    refusal: {
      noCustomer: 'Load a customer first.',
      noNumber: 'This customer has no customer number yet.',
    },
    failed: 'Could not be loaded.',
    notesHint: 'They stay in this call and are deleted with it.',
  },
};
