import { useSelector } from 'react-redux';
import { selectVariant } from '~/features/call/callSlice';
import { ConsentSaving } from '~/features/customer/consent/components/ConsentSaving';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { CustomerSaving } from '~/features/customer/ofCall/components/CustomerSaving';
import { ConfirmationDialog } from '~/features/order/place/components/ConfirmationDialog';
import { useText } from '~/shared/i18n/i18n';

interface OrderConfirmationProps {
  readonly onNewSession: () => void;
}

/** Renders the confirmed order, and the saving of the customer and the consents that follows it. */
export function OrderConfirmation({ onNewSession }: OrderConfirmationProps) {
  const t = useText();
  const variant = useSelector(selectVariant);
  return (
    <ConfirmationDialog
      title={t(variant === 'swiss' ? 'order.confirmation.swissTitle' : 'order.confirmation.title')}
      onNewSession={onNewSession}
      describeAddress={(address) => addressLine(address, t)}
    >
      <CustomerSaving />
      <ConsentSaving />
    </ConfirmationDialog>
  );
}
