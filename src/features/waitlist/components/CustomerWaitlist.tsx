import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import { canCancelItem, noWaitlistFilters } from '~/domain/waitlist/waitlist';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { bringIntoSight } from '~/shared/ui/bringIntoSight';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { nameOfItem } from '../itemTexts';
import { selectWaitlistState, waitlistActions } from '../waitlistSlice';
import { useWaitlist } from './useWaitlist';
import { WaitlistStatusTag } from './WaitlistStatusTag';
import '../waitlistListTexts.de';
import styles from './Waitlist.module.css';

const CancelWaitlistDialog = laterPart(
  async () => (await import('./CancelWaitlistDialog')).CancelWaitlistDialog,
  'floating',
);

interface CustomerWaitlistProps {
  /** The customer number. */
  readonly customerId: string;
}

/** Renders the first reservations of a customer in few words, for the customer's record beside the order. */
export function CustomerWaitlist({ customerId }: CustomerWaitlistProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { cancellation } = useParts(selectWaitlistState, 'cancellation');
  const { rows, isLoading, isFailed, isLoaded, loadMore } = useWaitlist({ customerId, filters: noWaitlistFilters });
  return (
    <>
      {isLoading && <p role="status">{t('common.loading')}</p>}
      {isFailed && (
        <p role="alert">
          {t('waitlist.list.failed')}{' '}
          <Button look="link" onClick={loadMore}>
            {t('common.tryAgain')}
          </Button>
        </p>
      )}
      {isLoaded && rows.length === 0 && <p>{t('waitlist.list.none')}</p>}
      {rows.length > 0 && (
        // The loaded entries enlarge the section.
        <ul ref={bringIntoSight} className={styles.entries}>
          {rows.map((item) => (
            <li key={item.id} className={styles.entry}>
              <span className={styles.name}>
                {item.quantity ?? '?'} × {nameOfItem(item)}
              </span>
              <WaitlistStatusTag item={item} />
              <span>{item.createdAt === null ? '' : berlinDateTime(item.createdAt).slice(0, 10)}</span>
              {canCancelItem(item) && (
                <Button
                  look="link"
                  onClick={() => dispatch(waitlistActions.cancellationAdvanced({ phase: 'asking', customerId, item }))}
                >
                  {t('waitlist.cancel.open')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={`/waitlisthistory/${urlPart(customerId)}`}>{t('waitlist.list.all')}</Link>
      </p>
      {cancellation?.customerId === customerId && <CancelWaitlistDialog />}
    </>
  );
}
