import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutFacts, CheckoutValue } from '~/domain/order/checkout';
import '~/domain/order/rejectionWords.de';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import {
  changedFields,
  checkoutValueOf,
  editOf,
  editProblems,
  type EditForm,
} from '~/domain/subscription/subscriptionEdit';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { failedAnswerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { selectCountry } from '~/features/call/callSlice';
import { selectCheckoutMethods } from '~/features/call/checkoutMethodsOfCall';
import { deskNow } from '~/features/call/deskTime';
import { CheckoutForm, type CheckoutView } from '~/features/payment/components/CheckoutForm';
import { subscriptionActions, type OpenEdit } from '~/features/subscription/core/subscriptionSlice';
import { EditConfirmation } from './EditConfirmation';
import { EditFields } from './EditFields';
import { EditTermsPart } from './EditTermsPart';
import '~/shared/i18n/dialogTexts.de';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

export interface EditSubscriptionDialogProps {
  readonly edit: OpenEdit;
  /** What the form for payment and delivery address shows, in the words of several features. */
  readonly checkoutView: (value: CheckoutValue, facts: CheckoutFacts, t: Translate) => CheckoutView;
}

/** Edits a subscription: fields, a confirmation of what changes, and what became of it (REQ G4). Load it lazily. */
export function EditSubscriptionDialog({ edit, checkoutView }: EditSubscriptionDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const country = useSelector(selectCountry);
  const methods = useSelector(selectCheckoutMethods);
  const { subscription, form, isBankLost, step, customer } = edit;
  const [showProblems, setShowProblems] = useState(false);
  const [isUnchanged, setIsUnchanged] = useState(false);
  const facts = { customer: customer.customer, country, methods };
  const problems = editProblems(form, subscription, facts, deskNow());
  const isSaving = step.phase === 'saving';
  const close = () => {
    if (!isSaving) dispatch(subscriptionActions.editClosed());
  };
  const change = (changed: Partial<EditForm>) => {
    dispatch(subscriptionActions.editTyped(changed));
    setIsUnchanged(false);
  };
  const review = () => {
    setShowProblems(true);
    const reviewed = editOf(form, subscription, facts, deskNow());
    const hasChanges = reviewed !== null && changedFields(reviewed, subscription).length > 0;
    setIsUnchanged(reviewed !== null && !hasChanges);
    if (reviewed !== null && hasChanges) dispatch(subscriptionActions.editReviewed(reviewed));
  };
  const number = nameOfSubscription(subscription);

  if (step.phase === 'unknown') {
    return (
      <Dialog
        title={t('subscriptionChangeForm.edit.title', { number })}
        onClose={close}
        actions={
          <>
            <Button onClick={() => dispatch(subscriptionActions.editReturned())}>{t('common.backToEntries')}</Button>
            <Button initialFocus onClick={close}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <Message tone="error">
          {failedAnswerText(t('subscriptionChangeForm.edit.refused'), step.detail, t)}{' '}
          {t('subscriptionChangeForm.unknown')}
        </Message>
      </Dialog>
    );
  }
  if (step.phase === 'confirming' || step.phase === 'saving') {
    return (
      <Dialog
        title={t('subscriptionChangeForm.edit.confirmTitle')}
        onClose={close}
        actions={
          <>
            <Button isOff={isSaving} onClick={() => dispatch(subscriptionActions.editReturned())}>
              {t('subscriptionChangeForm.edit.back')}
            </Button>
            <Button
              initialFocus
              look="primary"
              aria-disabled={isSaving}
              onClick={() => dispatch(subscriptionActions.editConfirmed())}
            >
              {t(isSaving ? 'subscriptionChangeForm.saving' : 'subscriptionChangeForm.edit.confirm')}
            </Button>
          </>
        }
      >
        <EditConfirmation edit={step.edit} subscription={subscription} />
      </Dialog>
    );
  }
  const value = checkoutValueOf(form, subscription);
  return (
    <Dialog
      title={t('subscriptionChangeForm.edit.title', { number })}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('subscriptionChangeForm.keep')}</Button>
          {/* After a refusal: its text is beside the button, not at the first field. */}
          <Button look="primary" initialFocus={step.phase !== 'editing'} onClick={review}>
            {t('subscriptionChangeForm.edit.review')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <EditFields
          form={form}
          original={subscription}
          problems={showProblems ? problems : []}
          takesFocus={step.phase === 'editing'}
          onChange={change}
        />
        <EditTermsPart
          form={form}
          cannotKeepPayment={form.payment.kind === 'kept' && problems.includes('payment')}
          subscription={subscription}
          customer={customer}
          onChange={change}
          renderPart={(only) => (
            <CheckoutForm
              only={only}
              isBelowPayment={only === 'deliveryAddress' && form.payment.kind === 'chosen'}
              value={value}
              view={checkoutView(value, facts, t)}
              showProblems={showProblems}
              onChange={({ payment, deliveryAddress }) => {
                change(
                  only === 'payment'
                    ? { payment: { kind: 'chosen', payment } }
                    : { address: { kind: 'chosen', address: deliveryAddress } },
                );
              }}
            />
          )}
        />
        {isBankLost && <Message tone="warning">{t('subscriptionChangeForm.edit.bankLost')}</Message>}
        {isUnchanged && <Message tone="info">{t('subscriptionChangeForm.edit.nothing')}</Message>}
        {step.phase === 'alreadyProcessed' && (
          <Message tone="error">{t('subscriptionChangeForm.edit.alreadyProcessed')}</Message>
        )}
        {step.phase === 'failed' && (
          <Message tone="error">
            {t('subscriptionChangeForm.edit.refused')}. {t(`rejection.failure.${step.failure}`)}
          </Message>
        )}
        {step.phase === 'refused' && (
          <Message tone="error">{refusalText(`${t('subscriptionChangeForm.edit.refused')}.`, step.detail, t)}</Message>
        )}
      </div>
    </Dialog>
  );
}
