import type { Order } from '~/domain/order/order';
import { priceLines, type PriceLine } from '~/domain/order/priceLines';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import './orderListTexts.de';

const names = {
  products: 'orderList.sum.products',
  voucher: 'orderList.sum.voucher',
  employeeDiscount: 'orderList.sum.employeeDiscount',
  shipping: 'orderList.sum.shipping',
  cashOnDeliveryFee: 'orderList.sum.cashOnDeliveryFee',
  other: 'orderList.sum.other',
  total: 'orderList.sum.total',
} as const satisfies Record<PriceLine['figure'], PlainTextKey>;

/** The price of an order in words, line by line with the total last: the same in list, display and copied text. */
export function priceWords(order: Order, t: Translate): readonly { readonly name: string; readonly value: string }[] {
  return priceLines(order).map(({ figure, amount }) => {
    const value = formatMoney(Math.abs(amount), order.currency);
    return { name: t(names[figure]), value: amount < 0 ? `−${value}` : value };
  });
}
