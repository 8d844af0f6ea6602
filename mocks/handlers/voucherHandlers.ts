import * as orderCalls from '../contract/orderCalls.ts';
import { suggestVouchers } from '../contract/otherCalls.ts';
import { berlinDate } from '../db/calendar.ts';
import { calculateOffer, isEmployeeType } from '../db/offers.ts';
import { toAmount, toCents, type Cents } from '../db/money.ts';
import { findVoucher, voucherRefusal, wireVoucher } from '../db/vouchers.ts';
import type { Db } from '../db/createDb.ts';
import type { WireCountry } from '../db/wireTypes.ts';
import { aWireAddress } from '../builders/aWireAddress.ts';
import { json, problem } from './problem.ts';
import { handle } from './serve.ts';

function productTotal(db: Db, basketId: string | null, country: WireCountry): Cents | undefined {
  const basket = basketId === null ? undefined : db.baskets.open(basketId);
  if (!basket) return undefined;
  const { offer } = calculateOffer(db, {
    country,
    basket,
    externalCustomerId: undefined,
    customerType: undefined,
    billingAddress: aWireAddress(),
    deliveryAddress: null,
    method: undefined,
    voucherCodes: [],
    serviceVoucherCode: undefined,
    shippingIsFree: true,
  });
  return toCents(offer.total_product_price);
}

export const voucherHandlers = [
  handle(orderCalls.verifyVoucher, ({ db, body, country }) => {
    const voucher = findVoucher(db.vouchers, body.code);
    const customer = body.external_customer_id === null ? undefined : db.customers.get(body.external_customer_id);
    const refusal = voucherRefusal(body.code, voucher, {
      today: berlinDate(db.now()),
      productTotal: productTotal(db, body.basket_id, country),
      isEmployee: isEmployeeType(customer?.type ?? 'REGULAR'),
    });
    if (refusal || !voucher) {
      return problem(400, '/dpl/order/errors/voucher-error', refusal?.detail ?? '', {
        title: refusal?.title,
        details: [refusal],
      });
    }
    return json({
      ...wireVoucher(voucher),
      restrictions:
        voucher.minimumOrderValue > 0
          ? [`Mindestbestellwert ${toAmount(voucher.minimumOrderValue).toFixed(2).replace('.', ',')}`]
          : [],
    });
  }),

  handle(orderCalls.readRedeemedVouchers, ({ db, param }) => {
    const orders = db.orders.ofCustomer(param('customerId'));
    const redeemed = [...db.vouchers.values()].flatMap((voucher) => {
      const record = orders.find(({ order }) => order.number === voucher.usedInOrder);
      if (!record) return [];
      return [
        {
          code: voucher.code,
          redeemed_at: record.order.placed_at,
          order_number: record.order.number,
          value: toAmount(voucher.valueInCents),
        },
      ];
    });
    return json({ vouchers: redeemed });
  }),

  handle(suggestVouchers, ({ db, query }) => {
    const customer = db.customers.get(query['external_customer_id'] ?? '');
    if (!customer) return problem(404, '/dpl/cs/errors/customer_not_found', 'Diese Kundennummer gibt es nicht.');
    const suggested = isEmployeeType(customer.type)
      ? []
      : [...db.vouchers.values()].filter((voucher) => voucher.suggested && voucher.validUntil >= berlinDate(db.now()));
    return json({ vouchers: suggested.map(wireVoucher) });
  }),
];
