import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { selectFlags } from '~/features/call/callSlice';
import { rowComplaint } from '~/features/complaint/components/rowComplaint';
import { HistoryDialog } from '~/features/orderHistory/components/HistoryDialog';

/** Renders the order history over the order entry; a complaint can begin in it too. */
export function HistoryOverEntry(props: Omit<ComponentProps<typeof HistoryDialog>, 'moreActions'>) {
  const { complaintOrders } = useSelector(selectFlags);
  return <HistoryDialog {...props} {...(complaintOrders && { moreActions: rowComplaint })} />;
}
