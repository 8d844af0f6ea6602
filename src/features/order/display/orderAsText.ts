import { berlinDateTime } from '~/domain/common/berlinTime';
import { nameOfOrder } from '~/domain/order/orderHistory';
import type { DetailedOrder } from '~/domain/order/orderDetails';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { paymentFacts, priceFacts, shippingFacts, voucherFacts, type OrderFact } from './orderFacts';

/**
 * The order as plain text for an e-mail to the customer: articles, price, payment and shipping. Internal facts, bank details
 * and date of birth are not part of it. A line never begins with a character that a spreadsheet reads as a formula
 * (QUALITY 22).
 */
export function orderAsText(shown: DetailedOrder, t: Translate): string {
  const { order } = shown;
  const money = (cents: number | null) => formatMoney(cents, order.currency);
  const lines = (facts: readonly OrderFact[]) =>
    facts.flatMap(({ name, value }) => (value === null || value === '' ? [] : [`${name}: ${value}`]));
  const items = order.items.map(
    ({ title, sku, quantity, singlePrice, total }) =>
      `${String(quantity ?? '?')} × ${title} (${sku}), ${money(singlePrice)}: ${money(total)}`,
  );
  return [
    t('order.title', { number: nameOfOrder(order) }),
    `${t('history.placedAt')}: ${berlinDateTime(order.placedAt)}`,
    '',
    ...items,
    '',
    ...lines(priceFacts(shown, t)),
    '',
    ...lines(voucherFacts(shown, t)),
    ...lines(paymentFacts(shown, t)),
    ...lines(shippingFacts(shown, t)),
    ...lines([{ name: t('order.trackingNumber'), value: order.trackingNumbers.join(', ') }]),
  ]
    .map((line) => line.replaceAll(/[\r\n\t]+/g, ' ').replace(/^[=+\-@]/, "'$&"))
    .join('\n');
}
