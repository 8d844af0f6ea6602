import { useParts } from '~/shared/hooks/useParts';
import { laterPart } from '~/shared/ui/laterPart';
import { selectSubscriptionState } from '~/features/subscription/core/subscriptionSlice';
import type { EditSubscriptionDialogProps } from './EditSubscriptionDialog';

const EditSubscriptionDialog = laterPart(
  async () => (await import('./EditSubscriptionDialog')).EditSubscriptionDialog,
  'floating',
);
const CancelSubscriptionDialog = laterPart(
  async () => (await import('./CancelSubscriptionDialog')).CancelSubscriptionDialog,
  'floating',
);
const TextDialog = laterPart(async () => (await import('./TextDialog')).TextDialog, 'floating');

/** The open dialog of a subscription: edit, cancel, note or event. Screens with subscriptions render it once. */
export function SubscriptionDialogs(props: Omit<EditSubscriptionDialogProps, 'edit'>) {
  const { edit, cancellation, text } = useParts(selectSubscriptionState, 'edit', 'cancellation', 'text');
  return (
    <>
      {edit !== null && <EditSubscriptionDialog key={edit.subscription.id} {...props} edit={edit} />}
      {cancellation !== null && (
        <CancelSubscriptionDialog key={cancellation.subscription.id} cancellation={cancellation} />
      )}
      {text !== null && <TextDialog key={`${text.kind} ${text.subscription.id}`} text={text} />}
    </>
  );
}
