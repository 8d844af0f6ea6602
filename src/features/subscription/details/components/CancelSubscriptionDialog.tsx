import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureWords } from '~/domain/order/rejectionWords';
import { cancelReasons, nameOfSubscription, type SubscriptionCancelReason } from '~/domain/subscription/subscription';
import { subscriptionCancelReasonWords } from '~/domain/subscription/subscriptionWords';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { SelectField } from '~/shared/ui/SelectField';
import { subscriptionActions, type OpenCancellation } from '~/features/subscription/core/subscriptionSlice';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

/** Asks for one of the 16 reasons and cancels the subscription (REQ G5.2). Load it lazily. */
export function CancelSubscriptionDialog({ cancellation }: { readonly cancellation: OpenCancellation }) {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<SubscriptionCancelReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { subscription, step } = cancellation;
  const isInProgress = step.phase === 'inProgress';
  // It may have been cancelled: sending it again is the agent's decision, after looking.
  const isOver = step.phase === 'unknown';
  const close = () => {
    if (!isInProgress) dispatch(subscriptionActions.cancellationClosed());
  };
  const confirm = () => {
    setIsMissing(reason === null);
    if (reason !== null && !isInProgress) dispatch(subscriptionActions.cancelRequested(reason));
  };
  return (
    <Dialog
      title={t('subscriptionChangeForm.cancel.title')}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isInProgress} onClick={close}>
            {t(isOver ? 'common.close' : 'subscriptionChangeForm.keep')}
          </Button>
          {!isOver && (
            <Button look="danger" aria-disabled={isInProgress} onClick={confirm}>
              {t(isInProgress ? 'subscriptionChangeForm.cancel.running' : 'subscriptionChangeForm.cancel.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {t('subscriptionChangeForm.cancel.what', {
            number: nameOfSubscription(subscription),
            product: subscription.product.name,
          })}
        </p>
        {!isOver && (
          <SelectField
            byDigit
            label={t('subscriptionChangeForm.cancel.reason')}
            data-initial-focus=""
            value={reason ?? ''}
            error={isMissing ? t('subscriptionChangeForm.cancel.missing') : undefined}
            onChange={({ currentTarget: { value } }) => {
              setReason(cancelReasons.find((known) => known === value) ?? null);
              setIsMissing(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.repeat) return;
              event.preventDefault();
              confirm();
            }}
          >
            <option value="">{t('subscriptionChangeForm.cancel.choose')}</option>
            {cancelReasons.map((known) => (
              <option key={known} value={known}>
                {t(subscriptionCancelReasonWords[known])}
              </option>
            ))}
          </SelectField>
        )}
        <p role="status" className="visually-hidden">
          {isInProgress && t('subscriptionChangeForm.cancel.running')}
        </p>
        {step.phase === 'refused' && (
          <Message tone="error">
            {t('subscriptionChangeForm.cancel.refused')}. {step.detail}{' '}
            {step.failure !== null && t(failureWords[step.failure])}
          </Message>
        )}
        {isOver && <Message tone="error">{t('subscriptionChangeForm.unknown')}</Message>}
      </div>
    </Dialog>
  );
}
