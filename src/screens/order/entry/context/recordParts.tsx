import type { ReactNode } from 'react';
import type { CallState } from '~/features/call/callSlice';
import type { RecordPartOffer } from '~/features/customer/record/components/CustomerRecord';
import { mayUseWaitlist } from '~/features/waitlist/mayUseWaitlist';
import type { Customer } from '~/domain/customer/customer';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { needModules } from '~/shared/module/lateModules';
import { laterPart } from '~/shared/ui/laterPart';
import '~/domain/order/orderHistoryWords.de';
import '~/features/customer/record/customerRecordTexts.de';

const SubscriptionsInRecord = laterPart(async () => {
  await needModules('besideOrders');
  return (await import('~/features/subscription/ofCustomer/components/SubscriptionsInRecord')).SubscriptionsInRecord;
}, 'inPlace');

const CustomerWaitlist = laterPart(async () => {
  await needModules('besideOrders');
  return (await import('~/features/waitlist/components/CustomerWaitlist')).CustomerWaitlist;
}, 'inPlace');

type RecordCall = Pick<CallState, 'agentUsername' | 'allowed' | 'flags'>;

interface RecordPartFacts {
  readonly view: string;
  readonly title: PlainTextKey;
  /** The character that chooses it while the focus is in the context panel (UX Keys). */
  readonly digit: string;
  /** Whether this agent sees it; unless given, every agent does. */
  readonly isOffered?: (call: RecordCall) => boolean;
  /** It is there for a customer without a number as well. */
  readonly needsNoNumber?: true;
  /** Renders it; unless given, the record does. */
  readonly render?: (customerNumber: string) => ReactNode;
}

/** The parts of a customer's record, in the order of their buttons. */
const facts = [
  {
    view: 'orders',
    title: 'customer.orderHistory',
    digit: '1',
    isOffered: ({ allowed }: RecordCall) => allowed.orderHistory,
  },
  {
    view: 'subscriptions',
    title: 'customerRecord.subscriptions',
    digit: '2',
    isOffered: ({ flags }: RecordCall) => flags.subscriptionHistory,
    render: (customerNumber: string) => <SubscriptionsInRecord customerNumber={customerNumber} />,
  },
  {
    view: 'waitlist',
    title: 'customerRecord.waitlist',
    digit: '3',
    isOffered: ({ agentUsername, flags }: RecordCall) => flags.waitlistHistory && mayUseWaitlist(agentUsername),
    render: (customerNumber: string) => <CustomerWaitlist customerId={customerNumber} />,
  },
  { view: 'vouchers', title: 'customerRecord.vouchers', digit: '4' },
  { view: 'notes', title: 'customerRecord.notes', digit: '5', needsNoNumber: true },
] as const satisfies readonly RecordPartFacts[];

export type RecordView = (typeof facts)[number]['view'];

interface RecordPart extends RecordPartFacts {
  readonly view: RecordView;
}

const parts: readonly RecordPart[] = facts;

/** The parts of the record that the agent may see. Those that this customer does not have are included, with the reason. */
export function offeredRecordParts(
  customer: Pick<Customer, 'externalCustomerId'> | null,
  call: RecordCall,
): readonly RecordPartOffer<RecordView>[] {
  return parts
    .filter(({ isOffered }) => isOffered?.(call) ?? true)
    .map(({ needsNoNumber = false, ...part }) => {
      if (customer === null) return { ...part, refusal: 'noCustomer' };
      const lacksNumber = !needsNoNumber && customer.externalCustomerId === null;
      return { ...part, refusal: lacksNumber ? 'noNumber' : null };
    });
}
