import type { DeliveryTime } from '~/domain/deliveryTime';
import type { Order } from '~/domain/order';
import type { OrderReadOut } from '~/domain/orderReadOut';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useLaterText } from '~/shared/i18n/laterTexts';
import type { LaterPlainTextKey, TranslateLater } from '~/shared/i18n/textKeys';
import styles from './ConfirmationDialog.module.css';

interface ReadOutProps {
  readonly order: Order;
  readonly readOut: OrderReadOut | null;
}

/** The customer-service statements that hold for this order (spec 1 §9, spec 2 §9), each a sentence to say. */
export function ReadOut({ order, readOut }: ReadOutProps) {
  const t = useLaterText();
  return (
    <ul className={styles.sentences} aria-label={t('order.confirmation.readOut')}>
      {sentencesOf(order, readOut, t).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const paymentSentences = new Map<string, LaterPlainTextKey>([
  ['INVOICE', 'order.say.INVOICE'],
  ['DIRECT_DEBIT', 'order.say.DIRECT_DEBIT'],
  ['CASH_ON_DELIVERY', 'order.say.CASH_ON_DELIVERY'],
]);

const deliverySentences = {
  fourteenDaysDelay: 'order.say.fourteenDaysDelay',
  daysDeliveryTime: 'order.say.daysDeliveryTime',
  standardDeliveryTime: 'order.say.standardDeliveryTime',
} as const satisfies Record<DeliveryTime['type'], string>;

function sentencesOf(order: Order, readOut: OrderReadOut | null, t: TranslateLater): readonly string[] {
  const payment = paymentSentences.get(order.payment?.method ?? '');
  const plan = readOut?.plan ?? null;
  const times = Object.values(readOut?.deliveryTimes ?? {});
  return [
    ...new Set(times.map((time) => t(deliverySentences[time.type], { count: 'days' in time ? time.days : 0 }))),
    ...(payment === undefined ? [] : [t(payment)]),
    ...(plan === null
      ? []
      : [
          t('order.say.plan', {
            count: plan.count,
            amount: formatMoney(plan.installment, order.currency),
            last: formatMoney(plan.finalInstallment, order.currency),
            day: plan.dueDay,
          }),
        ]),
    order.shippingCosts > 0
      ? t('order.say.shipping', { amount: formatMoney(order.shippingCosts, order.currency) })
      : t('order.say.freeShipping'),
    t('order.say.returns'),
    ...(readOut?.newsletter === true ? [t('order.say.newsletter')] : []),
    t('order.say.hotline'),
  ];
}
