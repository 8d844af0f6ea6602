import type { PlainTextKey } from '~/shared/i18n/i18n';
import '~/domain/order/orderHistoryWords.de';
import './customerRecordTexts.de';

/** The parts of a customer's record, in the order of their buttons. */
export const recordViews = ['orders', 'subscriptions', 'waitlist', 'vouchers', 'notes'] as const;
export type RecordView = (typeof recordViews)[number];

export const recordTexts = {
  orders: 'customer.orderHistory',
  subscriptions: 'customerRecord.subscriptions',
  waitlist: 'customerRecord.waitlist',
  vouchers: 'customerRecord.vouchers',
  notes: 'customerRecord.notes',
} as const satisfies Record<RecordView, PlainTextKey>;
