import { useSelector } from 'react-redux';
import { swissOrderEntry } from '~config/swissOrderEntry';
import { selectCall } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { rowComplaint } from '~/features/complaint/components/rowComplaint';
import { HistoryDialog } from '~/features/orderHistory/components/HistoryDialog';

/** The order history over the order entry, whose rows can begin a complaint as well. */
export function HistoryOverEntry({ customerId }: { readonly customerId: string }) {
  const { allowed, flags } = useSelector(selectCall);
  return (
    <HistoryDialog
      customerId={customerId}
      isPlaceholder={customerId === swissOrderEntry.historyCustomerId}
      appends={flags.infiniteScrolling}
      mayEdit={allowed.editOrder}
      now={deskNow}
      {...(flags.complaintOrders && { moreActions: rowComplaint })}
    />
  );
}
