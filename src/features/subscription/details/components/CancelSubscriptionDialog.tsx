import { useDispatch } from 'react-redux';
import { cancelReasons, nameOfSubscription } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { subscriptionActions, type OpenCancellation } from '~/features/subscription/core/subscriptionSlice';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { CancelDialog } from '~/shared/ui/CancelDialog';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import '../changeTexts.de';
import '~/domain/order/rejectionWords.de';

/** Asks for one of the 16 reasons and cancels the subscription (REQ G5.2). Load it lazily. */
export function CancelSubscriptionDialog({ cancellation }: { readonly cancellation: OpenCancellation }) {
  const t = useText();
  const dispatch = useDispatch();
  const { subscription, step } = cancellation;
  // The subscription may be cancelled: the dialog only closes, and sends nothing again.
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
          {refusalText(`${t('subscriptionChangeForm.cancel.refused')}.`, detailOf(step, t), t)}
        </Message>
      )}
      {step.phase === 'unknown' && (
        <Message tone="error">
          {answerText(step.detail, t)} {t('subscriptionChangeForm.unknown')}
        </Message>
      )}
    </CancelDialog>
  );
}

/** Why it is not cancelled: in the words of the service, or for the reason that its answer names. */
function detailOf(
  { detail, failure, isLeftOut }: Extract<OpenCancellation['step'], { readonly phase: 'refused' }>,
  t: Translate,
): string | null {
  if (isLeftOut) return t('subscriptionChangeForm.cancel.leftOut');
  return failure === null ? detail : t(`rejection.failure.${failure}`);
}
