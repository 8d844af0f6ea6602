import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { berlinDateTime, germanDate } from '~/domain/common/berlinTime';
import { memberOf } from '~/domain/common/memberOf';
import { paymentMethods } from '~/domain/payment/payment';
import { historyStatuses, type SubscriptionChange } from '~/domain/subscription/changeHistory';
import '~/domain/subscription/changeHistoryWords.de';
import { rotations, subscriptionStatuses } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { selectSubscriptionState, subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { reasonText } from './reasonText';
import '../detailsTexts.de';
import '~/domain/order/rejectionWords.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './SubscriptionDetails.module.css';

/** The changes of the subscription on the screen, page by page in either order (REQ G6.1, G6.2). */
export function ChangeHistoryPart() {
  const t = useText();
  const dispatch = useDispatch();
  const { shown } = useParts(selectSubscriptionState, 'shown');
  const list = useRef<HTMLOListElement>(null);
  // The number of changes when further ones were requested: the first new one takes the focus, because the button may go with the last.
  const askedAt = useRef<number | null>(null);
  const load = shown?.load;
  useEffect(() => {
    const from = askedAt.current;
    if (from === null || load === 'loading') return;
    askedAt.current = null;
    const changes = list.current?.children;
    const target = changes?.item(from) ?? changes?.item(changes.length - 1);
    if (target instanceof HTMLElement) target.focus();
  }, [load]);
  if (shown === null) return null;
  const { history } = shown;
  const isNewFirst = history.sorting === 'NEW_FIRST';
  const isLoadingMore = load === 'loading' && history.page > 0;
  const more = () => {
    if (isLoadingMore) return;
    askedAt.current = history.changes.length;
    dispatch(subscriptionActions.historyPageRequested());
  };
  return (
    <section
      className={styles.section}
      aria-label={t('subscriptionDetails.section.history')}
      aria-busy={load === 'loading'}
    >
      <div className={styles.historyHead}>
        <h3>{t('subscriptionDetails.section.history')}</h3>
        <Button size="row" onClick={() => dispatch(subscriptionActions.sortingToggled())}>
          {t(isNewFirst ? 'subscriptionDetails.history.newFirst' : 'subscriptionDetails.history.oldFirst')}{' '}
          <span aria-hidden="true">{isNewFirst ? '↓' : '↑'}</span>
        </Button>
      </div>
      <ol ref={list} className={styles.changes}>
        {history.changes.map((change, index) => (
          <Change key={`${String(index)} ${change.timestamp}`} change={change} />
        ))}
      </ol>
      <p role="status" className={styles.hint}>
        {load === 'loading' && t('common.loading')}
        {load === 'loaded' && history.changes.length === 0 && !history.hasMore && t('subscriptionDetails.history.none')}
      </p>
      {load === 'failed' && (
        <Message tone="error" actionText={t('common.tryAgain')} onAction={more}>
          {t('subscriptionDetails.history.failed')}
        </Message>
      )}
      {history.hasMore && (load === 'loaded' || isLoadingMore) && (
        <Button size="row" aria-disabled={isLoadingMore} onClick={more}>
          {t('subscriptionDetails.history.more')}
        </Button>
      )}
    </section>
  );
}

function Change({ change }: { readonly change: SubscriptionChange }) {
  const t = useText();
  const { type, code, timestamp, agentUsername, newStatus } = change;
  const { reason = null, failure = null, orderId = null } = newStatus ?? {};
  const about = [
    newStatus !== null && statusText(newStatus, t),
    reasonText(change.reason ?? reason, t),
    failure !== null && t(`rejection.failure.${failure}`),
    orderId !== null && t('subscriptionDetails.history.order', { order: orderId }),
    agentUsername !== null && t('subscriptionDetails.history.by', { agent: agentUsername }),
  ].filter(Boolean);
  return (
    <li className={styles.change} tabIndex={-1}>
      <span>{berlinDateTime(timestamp)}</span>
      <div>
        <p>
          <b>
            {t(`subscriptionChange.change.${type === 'QUANTITY_UPDATED' ? 'PRODUCT_QUANTITY_UPDATED' : type}`)}
            {type === 'unknown' && code !== '' && ` (${code})`}
          </b>{' '}
          {noteText(change, t)}
        </p>
        <p className={styles.sub}>{about.join(' · ')}</p>
      </div>
    </li>
  );
}

/** In the words of the history, else in those of a subscription's status, else by its code (DECISIONS 187). */
function statusText({ type, code }: NonNullable<SubscriptionChange['newStatus']>, t: Translate): string {
  const named = historyStatuses.find((status) => status === type);
  if (named !== undefined) return t(`subscriptionChange.historyStatus.${named}`);
  const known = subscriptionStatuses.find((status) => status === type);
  if (known !== undefined) return t(`subscription.status.${known}`);
  return code === '' ? t('subscriptionChange.historyStatus.unknown') : code;
}

/** The note holds the new value, as a code where it has one (CONTRACT 6). */
function noteText({ type, note }: SubscriptionChange, t: Translate): string {
  if (note === null) return '';
  const rotation = type === 'ROTATION_UPDATED' ? memberOf(rotations, note) : null;
  if (rotation !== null) return t(`subscription.rotation.${rotation}`);
  const method = type === 'PAYMENT_UPDATED' ? memberOf(paymentMethods, note) : null;
  if (method !== null) return t(`payment.method.${method}`);
  return type === 'DELIVERY_DATE_UPDATED' ? germanDate(note) : note;
}
