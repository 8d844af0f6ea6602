import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { longName } from '~/domain/article/product';
import { germanDate } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import type { NewSubscriptionState } from '~/features/subscription/create/newSubscriptionSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import form from '~/shared/ui/Form.module.css';
import { Message } from '~/shared/ui/Message';
import '~/features/subscription/create/newSubscriptionTexts.de';

interface CreatedSubscriptionProps {
  readonly created: Extract<NewSubscriptionState, { phase: 'created' }>;
  readonly onClose: () => void;
}

/** Renders what the agent tells the caller about the new subscription. */
export function CreatedSubscription({ created: { product, subscription }, onClose }: CreatedSubscriptionProps) {
  const t = useText();
  const customer = useSelector(selectCustomer);
  const customerNumber = subscription?.externalCustomerId ?? customer?.externalCustomerId ?? null;
  const { rotation, nextOrderDate } = subscription?.aboInfo ?? { rotation: null, nextOrderDate: null };
  return (
    <Dialog
      title={t('newSubscription.create')}
      width="medium"
      onClose={onClose}
      actions={
        <Button look="primary" initialFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div className={form.form}>
        <Message tone="success" live="polite">
          {t('newSubscription.created')}
        </Message>
        <p>
          <strong>{longName(product)}</strong>
        </p>
        {subscription !== null && (
          <p>
            {t('newSubscription.number')}: {nameOfSubscription(subscription)}
          </p>
        )}
        {rotation !== null && <p>{t(`subscription.rotation.${rotation}`)}</p>}
        {nextOrderDate !== null && <p>{t('newSubscription.firstDelivery', { date: germanDate(nextOrderDate) })}</p>}
        {customerNumber !== null && (
          <p>
            <Link to={`/subscriptionhistory/${urlPart(customerNumber)}`} onClick={onClose}>
              {t('newSubscription.toList')}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}
