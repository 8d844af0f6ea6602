import { Link } from 'react-router';
import { germanDate } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { keys } from '~/shared/keyboard/keys';
import { useText } from '~/shared/i18n/i18n';
import { bringIntoSight } from '~/shared/ui/bringIntoSight';
import { Button } from '~/shared/ui/Button';
import { SubscriptionStatusTag } from '../../core/components/SubscriptionStatusTag';
import { useCustomerSubscriptions } from './useCustomerSubscriptions';
import '../customerSubscriptionsTexts.de';
import styles from './CustomerSubscriptions.module.css';

/** The subscriptions of the loaded customer beside the order, in the words of their screen (REQ G2.1). */
export function SubscriptionsInRecord({ customerNumber }: { readonly customerNumber: string }) {
  const t = useText();
  const { load, rows, request } = useCustomerSubscriptions(customerNumber, null);
  if (load === 'loading') return <p role="status">{t('common.loading')}</p>;
  if (load === 'failed') {
    return (
      <p role="alert">
        {t('customerSubscriptions.failed')}{' '}
        <Button look="link" onClick={request}>
          {t('common.tryAgain')}
        </Button>
      </p>
    );
  }
  const path = `/subscriptionhistory/${urlPart(customerNumber)}`;
  return (
    <>
      {rows.length === 0 && <p>{t('customerSubscriptions.none')}</p>}
      {/* The loaded entries enlarge the section. */}
      <ul ref={bringIntoSight} className={styles.entries}>
        {rows.map((subscription) => {
          const { rotation, nextOrderDate } = subscription.aboInfo;
          const number = nameOfSubscription(subscription);
          return (
            <li key={subscription.id} className={styles.entry}>
              <span>
                <Link to={`${path}?open=${urlPart(number)}`}>{number}</Link> {subscription.product.name}
              </span>
              <SubscriptionStatusTag subscription={subscription} />
              <span className={styles.second}>
                {[rotation === null ? '' : t(`subscription.rotation.${rotation}`), germanDate(nextOrderDate ?? '')]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={path} aria-keyshortcuts={keys.subscriptions.aria}>
          {t('customerSubscriptions.all')}
        </Link>
      </p>
    </>
  );
}
