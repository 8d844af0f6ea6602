import { useDispatch } from 'react-redux';
import { failureWords } from '~/domain/order/rejectionWords';
import { cancelReasons, nameOfSubscription } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { subscriptionActions, type OpenCancellation } from '~/features/subscription/core/subscriptionSlice';
import { useText } from '~/shared/i18n/i18n';
import { CancelDialog } from '~/shared/ui/CancelDialog';
import { Message } from '~/shared/ui/Message';
import '../changeTexts.de';

/** Asks for one of the 16 reasons and cancels the subscription (REQ G5.2). Load it lazily. */
export function CancelSubscriptionDialog({ cancellation }: { readonly cancellation: OpenCancellation }) {
  const t = useText();
  const dispatch = useDispatch();
  const { subscription, step } = cancellation;
  // It may have been cancelled: sending it again is the agent's decision, after looking.
  const isOver = step.phase === 'unknown';
  return (
    <CancelDialog
      words={{
        title: t('subscriptionChangeForm.cancel.title'),
        which: t('subscriptionChangeForm.cancel.what', {
          number: nameOfSubscription(subscription),
          product: subscription.product.name,
        }),
        keep: t(isOver ? 'common.close' : 'subscriptionChangeForm.keep'),
        confirm: t('subscriptionChangeForm.cancel.confirm'),
        inProgress: t('subscriptionChangeForm.cancel.running'),
        reason: t('subscriptionChangeForm.cancel.reason'),
        reasonMissing: t('subscriptionChangeForm.cancel.missing'),
        choose: t('subscriptionChangeForm.cancel.choose'),
      }}
      reasons={cancelReasons}
      wordOf={(reason) => t(`subscription.cancelReason.${reason}`)}
      isInProgress={step.phase === 'inProgress'}
      isOver={isOver}
      onClose={() => dispatch(subscriptionActions.cancellationClosed())}
      onConfirm={(reason) => dispatch(subscriptionActions.cancelRequested(reason))}
    >
      {step.phase === 'refused' && (
        <Message tone="error">
          {t('subscriptionChangeForm.cancel.refused')}. {step.detail}{' '}
          {step.failure !== null && t(failureWords[step.failure])}
        </Message>
      )}
      {isOver && <Message tone="error">{t('subscriptionChangeForm.unknown')}</Message>}
    </CancelDialog>
  );
}
