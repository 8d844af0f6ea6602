import { useDispatch } from 'react-redux';
import { summaryOf } from '~/domain/subscription/bulkChange';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { kindOf, subscriptionOverviewActions, type Bulk } from '../subscriptionOverviewSlice';
import '../bulkTexts.de';

/** A bulk action whose dialog was left: how far it is, or what became of it, until the agent closes it (DECISIONS 233). */
export function BulkNotice({ bulk }: { readonly bulk: Bulk }) {
  const t = useText();
  const dispatch = useDispatch();
  const hasFailed = bulk.phase === 'done' && summaryOf(bulk.answer, bulk.sent.total).failed > 0;
  return (
    <Message
      tone={bulk.phase === 'unknown' || hasFailed ? 'warning' : 'info'}
      actions={
        <>
          <Button look="link" onClick={() => dispatch(subscriptionOverviewActions.bulkShown())}>
            {t('subscriptionBulk.left.show')}
          </Button>
          {bulk.phase !== 'running' && (
            <Button look="link" onClick={() => dispatch(subscriptionOverviewActions.bulkClosed())}>
              {t('common.close')}
            </Button>
          )}
        </>
      }
    >
      {t(`subscriptionBulk.title.${kindOf(bulk)}`)}: {stateOf(bulk, t)}
    </Message>
  );
}

function stateOf(bulk: Bulk, t: Translate): string {
  switch (bulk.phase) {
    case 'asking':
    case 'refused':
      return t('subscriptionBulk.left.notSent');
    case 'running':
      return t('subscriptionBulk.answered', { answered: bulk.answered, total: bulk.sent.total });
    case 'doneBefore':
      return t('subscriptionBulk.left.doneBefore');
    case 'unknown':
      return t('subscriptionBulk.left.unknown');
    case 'done': {
      const { processed, failed } = summaryOf(bulk.answer, bulk.sent.total);
      return [
        t('subscriptionBulk.result.processed', { count: processed }),
        t('subscriptionBulk.result.failed', { count: failed }),
      ].join(', ');
    }
  }
}
