import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { callActions, selectCallState, selectCurrency } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { CustomerRecord } from '~/features/customer/record/components/CustomerRecord';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { offeredRecordParts, type RecordView } from './recordParts';

interface CustomerRecordPartProps {
  readonly open: RecordView | null;
  readonly onOpen: (view: RecordView) => void;
  /** Opens the order history as a dialog. */
  readonly onHistory: () => void;
}

/** Renders the record of the call's customer with its orders, subscriptions, waitlist, vouchers and the notes of the call. */
export function CustomerRecordPart({ open, onOpen, onHistory }: CustomerRecordPartProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const customer = useSelector(selectCustomer);
  const call = useParts(selectCallState, 'agentUsername', 'allowed', 'flags', 'notes');
  const { allowed, flags, notes } = call;
  const currency = useSelector(selectCurrency);
  const customerNumber = customer?.externalCustomerId ?? null;
  useHotkey('subscriptions', () => {
    if (customerNumber !== null && flags.subscriptionHistory) {
      void navigate(`/subscriptionhistory/${urlPart(customerNumber)}`);
    }
  });
  return (
    <CustomerRecord
      open={open}
      onOpen={onOpen}
      customerNumber={customerNumber}
      parts={offeredRecordParts(customer, call)}
      mayOpenVouchers={allowed.voucherDetails}
      onHistory={onHistory}
      currency={currency}
      notes={notes}
      onNotes={(text) => dispatch(callActions.notesTyped(text))}
    />
  );
}
