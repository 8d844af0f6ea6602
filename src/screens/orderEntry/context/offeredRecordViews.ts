import type { CallState } from '~/features/call/callSlice';
import { recordViews, type RecordView } from '~/features/customerRecord/recordTexts';
import { mayUseWaitlist } from '~/features/waitlist/mayUseWaitlist';

/** The parts of the record that the agent may open; of a new or guest customer (`customerNumber` null) only the notes. */
export function offeredRecordViews(
  customerNumber: string | null,
  { agentUsername, allowed, flags }: Pick<CallState, 'agentUsername' | 'allowed' | 'flags'>,
): readonly RecordView[] {
  return recordViews.filter((view) => {
    if (view === 'notes') return true;
    if (customerNumber === null) return false;
    switch (view) {
      case 'orders':
        return allowed.orderHistory;
      case 'subscriptions':
        return flags.subscriptionHistory;
      case 'waitlist':
        return flags.waitlistHistory && mayUseWaitlist(agentUsername);
      case 'vouchers':
        return true;
    }
  });
}
