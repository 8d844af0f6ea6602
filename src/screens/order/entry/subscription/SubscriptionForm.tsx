import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { defaultSales } from '~config/salesChannels';
import { longName } from '~/domain/article/product';
import type { Customer } from '~/domain/customer/customer';
import { nameOf } from '~/domain/customer/customer';
import { sourceChannelOf } from '~/domain/order/salesChannel';
import '~/domain/order/rejectionWords.de';
import { checkoutDraft, checkoutOf, checkoutProblems } from '~/domain/order/checkout';
import { hintOf, isBillingUnsaved, newSubscriptionOf, termsProblems } from '~/domain/subscription/newSubscription';
import { readQuantity } from '~/domain/subscription/subscriptionNumbers';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { deskNow } from '~/features/call/deskTime';
import { TermsFields } from '~/features/subscription/create/components/TermsFields';
import {
  isInFlight,
  newSubscriptionActions,
  type CreationAttempt,
  type NewSubscriptionState,
} from '~/features/subscription/create/newSubscriptionSlice';
import { CheckoutForm } from '~/features/payment/components/CheckoutForm';
import { selectCheckoutFacts } from '~/flows/checkOut/checkoutFacts';
import { checkoutView } from '~/flows/checkOut/checkoutView';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import form from '~/shared/ui/Form.module.css';
import { answerText, failedAnswerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { UnsavedBilling } from './UnsavedBilling';
import '~/features/subscription/create/newSubscriptionTexts.de';
import '~/features/payment/paymentResetTexts.de';
import '~/shared/i18n/dialogTexts.de';

interface SubscriptionFormProps {
  readonly editing: Extract<NewSubscriptionState, { phase: 'editing' }>;
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Subscriptions are created for the Internet channel whatever the order's is (DECISIONS 2). */
const sales = {
  salesChannel: defaultSales.channel,
  salesOffice: defaultSales.office,
  sourceChannel: sourceChannelOf(defaultSales.channel),
};

/** Renders the terms, the delivery address and the payment of a new subscription (REQ G1.2, G1.3). */
export function SubscriptionForm({ editing, customer, onClose }: SubscriptionFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const id = useId();
  const currency = useSelector(selectCurrency);
  const facts = useSelector(selectCheckoutFacts);
  const { original } = useParts(selectCustomerState, 'original');
  const [tried, setTried] = useState(false);
  const { product, draft, attempt } = editing;
  const customerNumber = customer.externalCustomerId;
  const checkout = checkoutOf(draft.checkout, facts);
  const problems = termsProblems(draft.terms, product, deskNow());
  const isBlocked = hintOf(product, draft.terms.sku) === 'RAN_OUT' || isBillingUnsaved(original, customer);
  /** What may have arrived is another customer's subscription. */
  const isOther = 'sent' in attempt && attempt.sent.customerNumber !== customerNumber;
  const isBusy = isInFlight(attempt);
  const variant = product.variants.find(({ sku }) => sku === draft.terms.sku);
  const quantity = readQuantity(draft.terms.quantity);
  const submit = () => {
    setTried(true);
    const subscription = newSubscriptionOf(
      { product, terms: draft.terms, checkout, facts, original, now: deskNow() },
      sales,
    );
    if (subscription === null || isBusy) return;
    const deliveryProductNo = product.subscriptionInfo?.deliveryProductNo ?? '';
    dispatch(newSubscriptionActions.submitRequested({ subscription, deliveryProductNo }));
  };
  return (
    <Dialog
      title={t('newSubscription.create')}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} aria-disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button look="primary" aria-disabled={isBlocked || isBusy} onClick={submit}>
            {t('newSubscription.create')}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <p>
          <strong>{longName(product)}</strong> {draft.terms.sku}
          {variant !== undefined && ` · ${String(quantity ?? 1)} × ${formatMoney(variant.price, currency)}`}
          <br />
          {nameOf(customer)} {customerNumber}
        </p>
        <form
          id={id}
          noValidate
          data-unsaved
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TermsFields
            product={product}
            terms={draft.terms}
            problems={tried ? problems : []}
            onChange={(terms) => dispatch(newSubscriptionActions.draftEdited({ ...draft, terms }))}
          />
        </form>
        {draft.checkout?.isBankLost === true && draft.checkout.customerNumber === customerNumber && (
          <Message tone="warning">{t('payment.reset.bankDetailsLost')}</Message>
        )}
        <CheckoutForm
          view={checkoutView(checkout, facts, t)}
          value={checkout}
          showProblems={tried && checkoutProblems(checkout, facts).length > 0}
          onChange={(changed) => {
            if (customerNumber === null) return;
            const chosen = checkoutDraft(customerNumber, changed);
            dispatch(newSubscriptionActions.draftEdited({ ...draft, checkout: chosen }));
          }}
        />
        {isBillingUnsaved(original, customer) && <UnsavedBilling />}
        {isOther ? null : <AttemptMessage attempt={attempt} />}
      </div>
    </Dialog>
  );
}

function AttemptMessage({ attempt }: { readonly attempt: CreationAttempt }) {
  const t = useText();
  switch (attempt.status) {
    case 'none':
      return null;
    case 'sending':
      return <p role="status">{t('newSubscription.sending')}</p>;
    case 'lookingUp':
      return (
        <p role="status">
          {answerText(attempt.said, t)} {t('newSubscription.lookingUp')}
        </p>
      );
    case 'refused':
      return <Message tone="error">{refusalText(`${t('newSubscription.failed')}.`, attempt.detail, t)}</Message>;
    case 'failed':
      return (
        <Message tone="error">
          {t('newSubscription.failed')}. {t(`rejection.failure.${attempt.failure}`)}
        </Message>
      );
    case 'unknown':
      return (
        <Message tone="error">
          {failedAnswerText(t('newSubscription.failed'), attempt.said, t)} {t('newSubscription.unknown')}
        </Message>
      );
  }
}
