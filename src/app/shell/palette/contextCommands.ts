import type { RecordView } from '~/features/customerRecord/components/CustomerRecord';
import { tabViews, viewDigits, type TabView } from '~/screens/orderEntry/context/contextView';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { commandOf, leadTo, type PaletteCommand, type PaletteFacts } from './command';
import '~/domain/order/orderHistoryWords.de';
import '~/features/customerRecord/customerRecordTexts.de';
import '~/features/customer/customerTexts.de';
import '~/screens/orderEntry/context/contextTexts.de';
import './paletteTexts.de';

const tabTexts = {
  recommendations: 'context.tab.recommendations',
  topDeals: 'context.tab.topDeals',
  tvOffers: 'context.tab.tvOffers',
  script: 'context.tab.script',
  article: 'context.tab.article',
} as const satisfies Record<TabView, PlainTextKey>;

const recordTexts = {
  orders: 'customer.orderHistory',
  subscriptions: 'customerRecord.subscriptions',
  waitlist: 'customerRecord.waitlist',
  vouchers: 'customerRecord.vouchers',
  notes: 'customerRecord.notes',
} as const satisfies Record<RecordView, PlainTextKey>;

const recordViews: readonly RecordView[] = ['orders', 'subscriptions', 'waitlist', 'vouchers', 'notes'];

/** What can be looked up beside the basket. */
export function contextCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry } = facts;
  if (entry === null) return [];
  const { customer } = state.customer;
  const customerId = customer === null ? null : (customer.externalCustomerId ?? customer.id);
  const missing = customerId === null && leadTo('customer', entry, t('palette.needsCustomer'));
  return [
    ...tabViews.map((view) =>
      commandOf({
        id: `context.${view}`,
        label: t('palette.lookUp', { what: t(tabTexts[view]) }),
        words: t('palette.words.context'),
        key: `${keys.context.label} ${viewDigits[view]}`,
        effect: { kind: 'context', view: { tab: view }, at: entry },
      }),
    ),
    ...recordViews.map((view) =>
      commandOf({
        id: `context.${view}`,
        label: t('palette.lookUp', { what: t(recordTexts[view]) }),
        words: t('palette.words.record'),
        key: `${keys.context.label} ${viewDigits[view]}`,
        effect: { kind: 'context', view: { customerId: customerId ?? '', record: view }, at: entry },
        ...missing,
      }),
    ),
  ];
}
