import type { Customer } from '~/domain/customer/customer';
import type { CallState } from '~/features/call/callSlice';
import type { RecordPartOffer } from '~/features/customer/record/components/CustomerRecord';
import { recordViews } from '~/features/customer/record/recordTexts';
import { mayUseWaitlist } from '~/features/waitlist/mayUseWaitlist';

/** The parts of the record that the agent may see. Those that this customer does not have are included, with the reason. */
export function offeredRecordViews(
  customer: Pick<Customer, 'externalCustomerId'> | null,
  { agentUsername, allowed, flags }: Pick<CallState, 'agentUsername' | 'allowed' | 'flags'>,
): readonly RecordPartOffer[] {
  const isOffered = {
    orders: allowed.orderHistory,
    subscriptions: flags.subscriptionHistory,
    waitlist: flags.waitlistHistory && mayUseWaitlist(agentUsername),
    vouchers: true,
    notes: true,
  };
  return recordViews
    .filter((view) => isOffered[view])
    .map((view) => {
      if (customer === null) return { view, refusal: 'noCustomer' };
      const needsNumber = view !== 'notes' && customer.externalCustomerId === null;
      return { view, refusal: needsNumber ? 'noNumber' : null };
    });
}
