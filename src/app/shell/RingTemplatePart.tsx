import { useSelector } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectIsRingDialogOpen } from '~/features/letter/letterSlice';
import { laterPart } from '~/shared/ui/laterPart';

const RingTemplateDialog = laterPart(
  async () => (await import('~/features/letter/components/RingTemplateDialog')).RingTemplateDialog,
  'floating',
);

/** Renders the dialog for a letter to the customer while it is open: the free ring template (REQ A11.1). */
export function RingTemplatePart() {
  const customer = useSelector(selectCustomer);
  if (!useSelector(selectIsRingDialogOpen)) return null;
  const address = customer?.billingAddress ?? null;
  return (
    <RingTemplateDialog
      customer={customer === null ? null : { externalCustomerId: customer.externalCustomerId, name: nameOf(customer) }}
      address={address?.type === 'POSTAL' ? address : null}
    />
  );
}
