import { useDispatch } from 'react-redux';
import { selectCallState } from '~/features/call/callSlice';
import { AllowedButton } from '~/features/customer/ofCall/components/AllowedButton';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import '~/domain/customer/customerWords.de';
import '~/features/customer/ofCall/customerSavingTexts.de';
import '~/features/customer/ofCall/customerTexts.de';
import '~/features/subscription/create/newSubscriptionTexts.de';

/** Says that the changed billing address has to be saved first, because a subscription is billed to the stored one; saves it. */
export function UnsavedBilling() {
  const t = useText();
  const dispatch = useDispatch();
  const { saving } = useParts(selectCustomerState, 'saving');
  const { allowed } = useParts(selectCallState, 'allowed');
  if (saving === 'running') return <Message tone="info">{t('customer.saving')}</Message>;
  return (
    <Message
      tone="warning"
      actions={
        <AllowedButton
          isAllowed={allowed.editCustomer || saving === 'failed'}
          onClick={() => dispatch(customerActions.saveRequested())}
        >
          {t('customer.saveNow')}
        </AllowedButton>
      }
    >
      {t(saving === 'failed' ? 'customer.saveFailed' : 'newSubscription.billingUnsaved')}
    </Message>
  );
}
