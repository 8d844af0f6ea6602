import type { Address } from '~/domain/address/address';
import { isCountry, type Country } from '~/domain/common/country';
import { customerInputOfOrder } from './correctionInput';
import type { CustomerInput } from '~/domain/customer/customerInput';
import type { Order } from './order';
import type { OrderDetails } from './orderDetails';
import { nameOfOrder } from './orderHistory';
import { preloadParts, type PreloadPart } from './preload';

/** What a rejected order that is recreated brings into the order entry (REQ D3.2). */
export interface RecreatedOrder {
  readonly orderId: string;
  readonly number: string;
  /** Null for the order of a guest, whose data is in `guest`. */
  readonly customerNumber: string | null;
  readonly guest: { readonly input: CustomerInput; readonly country: Country } | null;
  /** `quantity`: null where the order does not name it. */
  readonly items: readonly { readonly sku: string; readonly title: string; readonly quantity: number | null }[];
  /** Null: the billing address. */
  readonly deliveryAddress: Address | null;
  readonly serviceVoucher: string | null;
  readonly voucherCodes: readonly string[];
  readonly paymentMethod: string | null;
  /** The rejected order was a complaint; the new one is an ordinary order. */
  readonly wasComplaint: boolean;
}

export function recreatedOrderOf(order: Order, { customer, vouchers, serviceVoucher }: OrderDetails): RecreatedOrder {
  const isGuest = order.externalCustomerId === null && customer !== null;
  const country = isCountry(customer?.countryCode) ? customer.countryCode : 'DE';
  return {
    orderId: order.id,
    number: nameOfOrder(order),
    customerNumber: order.externalCustomerId,
    guest: isGuest ? { input: customerInputOfOrder(customer), country } : null,
    items: articlesOf(order),
    deliveryAddress: order.deliveryAddress,
    serviceVoucher,
    voucherCodes: vouchers.map(({ code }) => code),
    paymentMethod: order.payment?.method ?? null,
    wasComplaint: order.complaintFlag !== null,
  };
}

/** The basket has one line for an article, however many positions of the order have it. */
function articlesOf({ items }: Order): RecreatedOrder['items'] {
  const first = items.filter(({ sku }, index) => items.findIndex((other) => other.sku === sku) === index);
  return first.map(({ sku, title }) => {
    const same = items.filter((other) => other.sku === sku);
    const quantities = same.map(({ quantity }) => quantity).filter((quantity) => quantity !== null);
    const sum = quantities.reduce((all, quantity) => all + quantity, 0);
    return { sku, title, quantity: quantities.length === same.length ? sum : null };
  });
}

/** The steps that this order has data for. The delivery address is a step of every order. */
export function partsOf(order: RecreatedOrder): readonly PreloadPart[] {
  const has: Readonly<Record<PreloadPart, boolean>> = {
    basket: order.items.length > 0,
    customer: order.customerNumber !== null || order.guest !== null,
    deliveryAddress: true,
    serviceVoucher: order.serviceVoucher !== null,
    voucher: order.voucherCodes.length > 0,
    payment: order.paymentMethod !== null,
  };
  return preloadParts.filter((part) => has[part]);
}

/**
 * Whether an order's address and one of its customer are the same: place, additions and person, without regard to case. Their ids differ,
 * and an order may name no person.
 */
export function isOrdersAddress(one: Address, other: Address): boolean {
  const names = [one, other].map(({ firstName, lastName }) => tidy([firstName, lastName]));
  return placeOf(one) === placeOf(other) && (names[0] === names[1] || names.includes(tidy(['', ''])));
}

function placeOf(address: Address): string {
  const { type, zipCode, city, careOf = '', addressAddition = '' } = address;
  const common = [type, zipCode, city, careOf, addressAddition];
  switch (address.type) {
    case 'POSTAL':
      return tidy([...common, address.street, address.streetNumber]);
    case 'PACKSTATION':
      return tidy([...common, address.packstationNumber, address.postNumber]);
    case 'DHL_ADDRESS':
      return tidy([...common, address.servicePoint.type, address.servicePoint.number]);
  }
}

function tidy(parts: readonly string[]): string {
  return parts.map((part) => part.trim().toLowerCase()).join('\n');
}
