import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { EditedSubscription, EditForm } from '~/domain/subscription/subscriptionEdit';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { subscriptionActions, type EditCustomer } from '~/features/subscription/core/subscriptionSlice';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

interface EditTermsPartProps {
  readonly form: EditForm;
  /** The kept payment is not possible to the chosen address. */
  readonly cannotKeepPayment: boolean;
  readonly subscription: EditedSubscription;
  readonly customer: EditCustomer;
  readonly onChange: (changed: Partial<EditForm>) => void;
  readonly renderPart: (only: 'payment' | 'deliveryAddress') => ReactNode;
}

/** Payment and delivery address: kept, or chosen anew from the customer's (REQ G4.2, G1.7). */
export function EditTermsPart(props: EditTermsPartProps) {
  const { form, cannotKeepPayment, subscription, customer, onChange, renderPart } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { payment, deliveryAddress, isAddressUnreadable = false } = subscription.details;
  const { method } = payment;
  const methodText = paymentMethodText(method, t);
  const before = deliveryAddress === null ? t('subscriptionChangeForm.edit.billing') : addressLine(deliveryAddress, t);
  const canChoose = customer.load === 'loaded';
  return (
    <>
      <Kept
        title={t('subscriptionChangeForm.edit.payment')}
        text={[methodText, payment.maskedIban].filter(Boolean).join(', ')}
        isKept={form.payment.kind === 'kept'}
        canChoose={canChoose}
        otherText={t('subscriptionChangeForm.edit.otherPayment')}
        keepText={t('subscriptionChangeForm.edit.keepPayment')}
        onKeep={(isKept) => onChange({ payment: isKept ? { kind: 'kept' } : { kind: 'chosen', payment: null } })}
      >
        {renderPart('payment')}
      </Kept>
      {cannotKeepPayment && (
        <Message tone="error">{t('subscriptionChangeForm.edit.paymentNotPossible', { method: methodText })}</Message>
      )}
      <Kept
        title={t('subscriptionChangeForm.edit.address')}
        text={before}
        isKept={form.address.kind === 'kept'}
        canChoose={canChoose && !isAddressUnreadable}
        otherText={t('subscriptionChangeForm.edit.otherAddress')}
        keepText={t('subscriptionChangeForm.edit.keepAddress')}
        onKeep={(isKept) =>
          onChange({ address: isKept ? { kind: 'kept' } : { kind: 'chosen', address: deliveryAddress } })
        }
      >
        {renderPart('deliveryAddress')}
      </Kept>
      {isAddressUnreadable && <Message tone="warning">{t('subscriptionChangeForm.edit.addressUnreadable')}</Message>}
      {customer.load === 'failed' && (
        <Message
          tone="warning"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(subscriptionActions.customerRequested())}
        >
          {t('subscriptionChangeForm.edit.customerFailed')}
        </Message>
      )}
    </>
  );
}

interface KeptProps {
  readonly title: string;
  readonly text: string;
  readonly isKept: boolean;
  readonly canChoose: boolean;
  readonly otherText: string;
  readonly keepText: string;
  readonly onKeep: (isKept: boolean) => void;
  readonly children: ReactNode;
}

function Kept({ title, text, isKept, canChoose, otherText, keepText, onKeep, children }: KeptProps) {
  return (
    <div>
      {isKept && (
        <p className={styles.row}>
          <b>{title}:</b> {text}
        </p>
      )}
      {!isKept && children}
      {canChoose && (
        <Button look="link" onClick={() => onKeep(!isKept)}>
          {isKept ? otherText : keepText}
        </Button>
      )}
    </div>
  );
}
