import { swissOrderEntry } from '~config/swissOrderEntry';
import { selectCallState } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { rowComplaint } from '~/features/order/complaint/components/rowComplaint';
import { HistoryDialog } from '~/features/order/history/components/HistoryDialog';
import { useParts } from '~/shared/hooks/useParts';

/** The order history over the order entry, whose rows can begin a complaint as well. */
export function HistoryOverEntry({ customerId }: { readonly customerId: string }) {
  const { allowed, flags } = useParts(selectCallState, 'allowed', 'flags');
  return (
    <HistoryDialog
      customerId={customerId}
      isPlaceholder={customerId === swissOrderEntry.historyCustomerId}
      appends={flags.infiniteScrolling}
      mayOpen={allowed.orderDisplay}
      mayEdit={allowed.editOrder}
      now={deskNow}
      {...(flags.complaintOrders && { moreActions: rowComplaint })}
    />
  );
}
