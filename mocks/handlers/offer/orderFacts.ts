import type { BasketRecord } from '../../db/basket/baskets.ts';
import { homeOf } from '../../db/order/customerHome.ts';
import type { OfferFacts } from '../../db/offer/offers.ts';
import type { WireCreateOrder, WireOfferRequest, WireVoucherRequest } from '../../db/order/wireOrderTypes.ts';
import type { WireCountry } from '../../db/common/wireTypes.ts';

function codesOf(voucher: WireVoucherRequest | null): string[] {
  if (!voucher) return [];
  return [...new Set([...voucher.codes, ...(voucher.code ? [voucher.code] : [])])];
}

/** The code of a service voucher; undefined for none, which `----` also stands for. */
function serviceCodeOf(voucher: { code: string } | null): string | undefined {
  return voucher && voucher.code !== '----' ? voucher.code : undefined;
}

export function factsOfOffer(request: WireOfferRequest, basket: BasketRecord, country: WireCountry): OfferFacts {
  return {
    country,
    basket,
    externalCustomerId: request.customer.external_customer_id ?? undefined,
    customerType: request.customer.type ?? undefined,
    billingAddress: request.customer.billing_address,
    deliveryAddress: request.delivery_address,
    payment: request.payment,
    voucherCodes: codesOf(request.voucher),
    serviceVoucherCode: serviceCodeOf(request.service_voucher ?? null),
    shippingIsFree: request.is_shipping_cost_overwritten,
    isFreeOfCharge: request.rekla_flag?.is_zero_percent ?? false,
  };
}

export function factsOfOrder(
  order: WireCreateOrder,
  basket: BasketRecord,
  externalCustomerId: string | undefined,
): OfferFacts {
  return {
    country: order.country,
    basket,
    externalCustomerId,
    customerType: undefined,
    billingAddress: homeOf(order.customer_info),
    deliveryAddress: order.delivery_address,
    payment: order.payment,
    voucherCodes: codesOf(order.voucher),
    serviceVoucherCode: serviceCodeOf(order.service_voucher),
    shippingIsFree: order.is_shipping_overwritten,
    isFreeOfCharge: order.rekla_flag?.is_zero_percent ?? false,
  };
}
