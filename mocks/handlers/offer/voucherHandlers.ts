import * as orderOperations from '../../contract/orderOperations.ts';
import { suggestVouchers } from '../../contract/otherOperations.ts';
import { berlinDate } from '../../db/common/calendar.ts';
import { toCents } from '../../db/common/amounts.ts';
import { calculateOffer, isEmployeeType } from '../../db/offer/offers.ts';
import {
  findVoucher,
  voucherConditions,
  voucherRefusal,
  wireVoucher,
  type VoucherFacts,
} from '../../db/offer/vouchers.ts';
import type { Db } from '../../db/createDb.ts';
import type { WireCountry } from '../../db/common/wireTypes.ts';
import { aWireAddress } from '../../builders/aWireAddress.ts';
import { json, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

function basketFacts(db: Db, basketId: string | null, country: WireCountry): VoucherFacts['basket'] {
  const basket = basketId === null ? undefined : db.baskets.open(basketId);
  if (!basket) return undefined;
  const { offer } = calculateOffer(db, {
    country,
    basket,
    externalCustomerId: undefined,
    customerType: undefined,
    billingAddress: aWireAddress(),
    deliveryAddress: null,
    payment: null,
    voucherCodes: [],
    serviceVoucherCode: undefined,
    shippingIsFree: true,
    isFreeOfCharge: false,
  });
  return {
    productTotal: toCents(offer.total_product_price),
    skus: offer.items.map(({ sku }) => sku),
  };
}

export const voucherHandlers = [
  handle(orderOperations.verifyVoucher, ({ db, body, country }) => {
    const voucher = findVoucher(db.vouchers, body.code);
    const customer = body.external_customer_id === null ? undefined : db.customers.get(body.external_customer_id);
    const refusal = voucherRefusal(body.code, voucher, {
      today: berlinDate(db.now()),
      country,
      basket: basketFacts(db, body.basket_id, country),
      isEmployee: isEmployeeType(customer?.type ?? 'REGULAR'),
      // A verification checks one code; the offer checks the combination with others.
      isWithOthers: false,
    });
    if (refusal || !voucher) {
      return problem(400, '/dpl/order/errors/voucher-error', refusal?.detail ?? '', {
        title: refusal?.title,
        details: [refusal],
      });
    }
    return json({ ...wireVoucher(voucher), ...voucherConditions(voucher, country) });
  }),

  handle(orderOperations.readRedeemedVouchers, ({ db, param }) =>
    json({ vouchers: db.redeemedVouchers.ofCustomer(param('customerId')) }),
  ),

  handle(suggestVouchers, ({ db, query }) => {
    const customer = db.customers.get(query['externalCustomerId'] ?? '');
    if (!customer) return problem(404, '/dpl/cs/errors/customer_not_found', 'Diese Kundennummer gibt es nicht.');
    const suggested = isEmployeeType(customer.type)
      ? []
      : [...db.vouchers.values()].filter((voucher) => voucher.suggested && voucher.validUntil >= berlinDate(db.now()));
    return json({ vouchers: suggested.map(wireVoucher) });
  }),
];
