import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { subscriptionOverviewActions, type Processing } from '../subscriptionOverviewSlice';
import '../overviewTexts.de';

/** How many cancellations the service still works on (REQ G2.4). */
export function ProcessingMessage({ processing: { facts, open, isGivenUp } }: { readonly processing: Processing }) {
  const t = useText();
  const dispatch = useDispatch();
  const count = open ?? facts.accepted;
  return (
    <Message
      tone={isGivenUp ? 'warning' : 'info'}
      actionText={t('subscriptionOverview.reload')}
      onAction={() => {
        // The rows say themselves what is still being processed.
        if (isGivenUp) dispatch(subscriptionOverviewActions.processingClosed());
        dispatch(subscriptionOverviewActions.reloadRequested());
      }}
    >
      {isGivenUp
        ? t('subscriptionOverview.processingLong', { count })
        : t('subscriptionOverview.processing', { count })}
    </Message>
  );
}
