import type { Order } from '~/domain/order/order';
import { priceLines } from '~/domain/order/priceLines';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import './orderDetailsTexts.de';

/** The price of an order in words, line by line with the total last: the same in list, display and copied text. */
export function priceTexts(order: Order, t: Translate): readonly { readonly name: string; readonly value: string }[] {
  return priceLines(order).map(({ figure, amount }) => {
    const value = formatMoney(amount === null ? null : Math.abs(amount), order.currency);
    return { name: t(`orderList.sum.${figure}`), value: amount !== null && amount < 0 ? `−${value}` : value };
  });
}
