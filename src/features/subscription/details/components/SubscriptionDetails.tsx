import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { berlinDateTime, germanDate } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { knownCode, originWords } from '~/domain/order/orderCodeWords';
import { readProductStatus } from '~/domain/subscription/productStatus';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import {
  currencyOfSubscription,
  isBeingCanceled,
  isCanceled,
  nameOfSubscription,
  type Subscription,
} from '~/domain/subscription/subscription';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { statusWordOf } from '~/domain/subscription/subscriptionWords';
import '~/domain/subscription/subscriptionWords.de';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { selectCurrency } from '~/features/call/callSlice';
import { SubscriptionStatusTag } from '~/features/subscription/core/components/SubscriptionStatusTag';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { ChangeHistoryPart } from './ChangeHistoryPart';
import { reasonText } from './reasonText';
import '../detailsTexts.de';
import '~/domain/order/rejectionWords.de';
import styles from './SubscriptionDetails.module.css';

export interface SubscriptionDetailsProps {
  readonly subscription: Subscription;
  /** Empty where the name is not known. */
  readonly customerName: string;
}

/**
 * All that is known of a subscription, with its change history (ABO_DETAILS: REQ G2.3, G3.7), and what can be done with it.
 * The screen renders `SubscriptionDialogs` beside it.
 */
export function SubscriptionDetails({ subscription, customerName }: SubscriptionDetailsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { id } = subscription;
  const currency = currencyOfSubscription(subscription, useSelector(selectCurrency));
  useEffect(() => {
    dispatch(subscriptionActions.detailsOpened(id));
    return () => {
      dispatch(subscriptionActions.detailsClosed());
    };
  }, [dispatch, id]);
  return (
    <div className={styles.details}>
      <Head subscription={subscription} />
      <div className={styles.sections}>
        {sectionsOf(subscription, customerName, currency, t).map(({ title, facts }) => (
          <section key={title} className={styles.section} aria-label={title}>
            <h3>{title}</h3>
            <Facts facts={facts} />
          </section>
        ))}
      </div>
      <ChangeHistoryPart />
    </div>
  );
}

function Head({ subscription }: { readonly subscription: Subscription }) {
  const t = useText();
  const dispatch = useDispatch();
  const reason = isCanceled(subscription)
    ? t('subscriptionDetails.closed')
    : isBeingCanceled(subscription)
      ? t('subscriptionDetails.beingCanceled')
      : null;
  const isOff = reason !== null;
  const hintId = `${subscription.id}-hint`;
  const off = { 'aria-disabled': isOff, 'aria-describedby': isOff ? hintId : undefined };
  return (
    <header className={styles.head}>
      <h2>{t('subscriptionDetails.title', { number: nameOfSubscription(subscription) })}</h2>
      <SubscriptionStatusTag subscription={subscription} />
      <Button {...off} onClick={() => !isOff && dispatch(subscriptionActions.editOpened(subscription))}>
        {t('subscriptionDetails.edit')}
      </Button>
      <Button
        {...off}
        look={isOff ? 'secondary' : 'danger'}
        onClick={() => !isOff && dispatch(subscriptionActions.cancellationOpened(subscription))}
      >
        {t('subscriptionDetails.cancel')}
      </Button>
      <Button onClick={() => dispatch(subscriptionActions.textOpened({ kind: 'note', subscription }))}>
        {t('subscriptionDetails.note')}
      </Button>
      <Button onClick={() => dispatch(subscriptionActions.textOpened({ kind: 'event', subscription }))}>
        {t('subscriptionDetails.event')}
      </Button>
      <Button onClick={() => dispatch(subscriptionActions.customerCopyRequested(subscription.externalCustomerId))}>
        {t('subscriptionDetails.copyCustomer')}
      </Button>
      {isOff && (
        <span id={hintId} className={styles.hint}>
          {reason}
        </span>
      )}
    </header>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function sectionsOf(
  subscription: Subscription,
  customerName: string,
  currency: Currency,
  t: Translate,
): readonly { readonly title: string; readonly facts: readonly Fact[] }[] {
  const { status, product, details, aboInfo } = subscription;
  const { payment } = details;
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, currency));
  return [
    {
      title: t('subscriptionDetails.section.subscription'),
      facts: [
        [t('subscriptionDetails.number'), aboInfo.aboNumber],
        [t('subscriptionDetails.contract'), subscription.contractNumber],
        [t('subscriptionDetails.customer'), `${customerName} ${subscription.externalCustomerId}`.trim()],
        [t('subscriptionDetails.status'), t(statusWordOf(subscription))],
        [t('subscriptionDetails.statusSince'), berlinDateTime(status.timestamp)],
        [t('subscriptionDetails.statusBy'), status.agentUsername],
        [t('subscriptionDetails.reason'), reasonText(status.reason, t)],
        [t('subscriptionDetails.failure'), status.failure === null ? null : t(`rejection.failure.${status.failure}`)],
        [t('subscriptionDetails.note'), subscription.note],
      ],
    },
    {
      title: t('subscriptionDetails.section.product'),
      facts: [
        [t('subscriptionDetails.productName'), product.name],
        [t('subscriptionDetails.brand'), product.brand],
        [t('subscriptionDetails.sku'), details.product.sku],
        [t('subscriptionDetails.deliveryProduct'), shownProductNumber(subscription.promoOrderNumber)],
        [t('subscriptionDetails.subscriptionProduct'), shownProductNumber(subscription.deliveryOrderNumber)],
        [t('subscriptionDetails.productStatus'), productStatusText(product.status, t)],
        [t('subscriptionDetails.quantity'), details.product.quantity ?? '?'],
      ],
    },
    {
      title: t('subscriptionDetails.section.dates'),
      facts: [
        [
          t('subscriptionDetails.rotation'),
          aboInfo.rotation === null ? null : t(`subscription.rotation.${aboInfo.rotation}`),
        ],
        [t('subscriptionDetails.start'), aboInfo.startIn === null ? null : t(`subscription.start.${aboInfo.startIn}`)],
        [t('subscriptionDetails.next'), germanDate(aboInfo.nextOrderDate ?? '')],
        [t('subscriptionDetails.previous'), germanDate(aboInfo.previousOrderDate ?? '')],
        [t('subscriptionDetails.created'), berlinDateTime(subscription.createdAt)],
        [t('subscriptionDetails.updated'), berlinDateTime(subscription.updatedAt)],
      ],
    },
    {
      title: t('subscriptionDetails.section.price'),
      facts: [
        [t('subscriptionDetails.price'), money(subscription.price)],
        [t('subscriptionDetails.shipping'), money(details.shippingCost)],
        [t('subscriptionDetails.total'), money(subscription.total)],
      ],
    },
    {
      title: t('subscriptionDetails.section.terms'),
      facts: [
        [t('subscriptionDetails.payment'), paymentMethodText(payment.method, t)],
        [t('subscriptionDetails.accountHolder'), payment.accountHolder],
        [t('subscriptionDetails.iban'), payment.maskedIban],
        [t('subscriptionDetails.bank'), payment.bankName],
        [
          t('subscriptionDetails.address'),
          details.isAddressUnreadable === true
            ? t('subscriptionDetails.addressUnreadable')
            : details.deliveryAddress === null
              ? t('subscriptionDetails.billingAddress')
              : addressLine(details.deliveryAddress, t),
        ],
        [
          t('subscriptionDetails.channel'),
          [details.salesChannel, details.salesOffice, originText(details.sourceChannel, t)].filter(Boolean).join(' / '),
        ],
      ],
    },
  ];
}

function originText(code: string | null, t: Translate): string | null {
  const known = knownCode(originWords, code ?? '');
  return known === undefined ? code : t(originWords[known]);
}

function productStatusText(code: string, t: Translate): string {
  const known = readProductStatus(code);
  return known === 'unknown' ? code : t(productStatusWords[known].name);
}
