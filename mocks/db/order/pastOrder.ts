import { aWireOrder } from '../../builders/aWireOrder.ts';
import { currencyOf, productByNumber, variantBySku } from '../product/catalogue.ts';
import { percentOf, toAmount, toCents, type Cents } from '../common/amounts.ts';
import { timestamp } from '../common/calendar.ts';
import { deliveryTimeOf } from '../product/deliveryTimes.ts';
import { listPrice, pictureOf } from '../product/products.ts';
import type { WireCustomerInfo, WireOrder, WireOrderItem, WireVoucher } from './wireOrderTypes.ts';
import type { WireCountry, WireCustomer, WirePaymentMethod, WireSentAddress } from '../common/wireTypes.ts';

const SHIPPING: Cents = 595;

export interface OrderNumbers {
  id: string;
  number: string;
  erpNumber: string;
}

export function pastItem(
  sku: string,
  country: WireCountry,
  quantity: number,
  deliveryAddress: WireSentAddress | null = null,
): WireOrderItem {
  const product = productByNumber(sku);
  const variant = variantBySku(sku);
  const single = variant ? listPrice(variant, country) : 0;
  return {
    sku,
    base_product_number: sku.slice(0, 6),
    total: toAmount(single * quantity),
    brand: product?.brand ?? '',
    title: product?.name.short ?? sku,
    single_price: toAmount(single),
    quantity,
    variants: variant?.dimensions ?? [],
    media_uris: product ? [pictureOf(product, country)] : [],
    delivery_address: deliveryAddress,
    delivery_time: deliveryTimeOf(product?.deliveryType ?? null, variant?.deliveryDays),
    weee_take_back_enabled: false,
  };
}

export function customerInfoOf(customer: WireCustomer): WireCustomerInfo {
  const { billing_address: address } = customer;
  return {
    external_customer_id: customer.external_customer_id,
    date_of_birth: customer.date_of_birth ?? null,
    salutation: customer.salutation,
    first_name: customer.first_name,
    last_name: customer.last_name,
    ...(customer.email ? { email: customer.email } : {}),
    street: address.street,
    street_number: address.street_number,
    zip_code: address.zip_code,
    city: address.city,
    country_code: address.country_code,
  };
}

/** What is taken off or added besides goods and shipping. */
export interface Extras {
  voucher?: { wire: WireVoucher; off: Cents };
  savings?: Cents;
  employeePercent?: number;
  cashOnDeliveryFee?: Cents;
}

/** An order of the past with the figures that follow from its lines. */
export function pastOrder(
  customer: WireCustomer,
  { id, number, erpNumber }: OrderNumbers,
  placedAt: Date,
  items: WireOrderItem[],
  method: WirePaymentMethod,
  { voucher, savings = 0, employeePercent = 0, cashOnDeliveryFee = 0 }: Extras = {},
): WireOrder {
  const subtotal = items.reduce((total, item) => total + toCents(item.total), 0);
  const employeeDiscount = percentOf(subtotal - (voucher?.off ?? 0), employeePercent);
  const total = toAmount(subtotal - (voucher?.off ?? 0) - employeeDiscount + SHIPPING + cashOnDeliveryFee);
  const placed = timestamp(placedAt);
  return aWireOrder({
    id,
    number,
    pregenerated_erp_number: erpNumber,
    customer_id: customer.id,
    external_customer_id: customer.external_customer_id,
    placed_at: placed,
    created_at: placed,
    updated_at: placed,
    currency: currencyOf(customer.origin_country),
    subtotal: toAmount(subtotal),
    shipping_costs: toAmount(SHIPPING),
    delivery: { price: toAmount(SHIPPING) },
    voucher: voucher?.wire ?? null,
    ...(voucher ? { vouchers: [voucher.wire], total_voucher_discount: toAmount(voucher.off) } : {}),
    ...(employeeDiscount > 0 ? { employee_discount: toAmount(employeeDiscount) } : {}),
    ...(cashOnDeliveryFee > 0 ? { cash_on_delivery_fee: toAmount(cashOnDeliveryFee) } : {}),
    total,
    total_price: total,
    total_product_price: toAmount(subtotal),
    total_savings: toAmount(savings),
    items: items.map((item, index) => ({ id: `position-${index + 1}`, price_date: placed, ...item })),
    payment: { type: method, method, total_interest: 0 },
    customer: customerInfoOf(customer),
  });
}
