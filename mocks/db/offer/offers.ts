import { deliveryTimeOf } from '../product/deliveryTimes.ts';
import { productByNumber, variantBySku, type CatalogueProduct } from '../product/catalogue.ts';
import { BLOCKED_PLACE } from '../customer/customersAtTheEdge.ts';
import { berlinDate } from '../common/calendar.ts';
import { distribute, percentOf, toAmount, type Cents } from '../common/amounts.ts';
import { without } from '../common/without.ts';
import type { PaymentFacts } from './payments.ts';
import { isOrderable, priceBeforeDiscount, stockLevelOf, wireVariant } from '../product/products.ts';
import {
  findVoucher,
  SERVICE_VOUCHER_CODES,
  voucherRefusal,
  wireVoucher,
  type VoucherRecord,
  isFor,
} from './vouchers.ts';
import type { BasketRecord } from '../basket/baskets.ts';
import type { Db } from '../createDb.ts';
import type {
  WireInvalidVoucher,
  WireOffer,
  WireOfferItem,
  WirePayment,
  WireVoucher,
} from '../order/wireOrderTypes.ts';
import type { WireBasketItem, WireCountry, WireSentAddress } from '../common/wireTypes.ts';

const EMPLOYEE_DISCOUNT_PERCENT = 15;
export const SHIPPING_FEE: Record<WireCountry, Cents> = { DE: 595, AT: 595, CH: 795 };
const CASH_ON_DELIVERY_FEE: Record<WireCountry, Cents> = { DE: 599, AT: 450, CH: 0 };
const NON_EMPLOYEE_TYPES = ['REGULAR', 'TV_CREATOR', 'INFLUENCER'];

/** The inputs of an offer, taken from an offer request or from an order. */
export interface OfferFacts {
  country: WireCountry;
  basket: BasketRecord;
  externalCustomerId: string | undefined;
  customerType: string | undefined;
  billingAddress: WireSentAddress;
  deliveryAddress: WireSentAddress | null;
  payment: WirePayment | null;
  voucherCodes: readonly string[];
  serviceVoucherCode: string | undefined;
  shippingIsFree: boolean;
  /** Whether a complaint makes the whole order free of charge. */
  isFreeOfCharge: boolean;
  /** The shipping cost of an order that is edited, unless something makes it free; without it, once a day. */
  shippingFee?: Cents;
  /** Vouchers that the edited order has redeemed already: used or expired, they still count. */
  redeemedCodes?: readonly string[];
}

export interface CalculatedOffer {
  offer: WireOffer;
  total: Cents;
  invalidVouchers: WireInvalidVoucher[];
  paymentFacts: PaymentFacts;
}

interface Line {
  item: WireBasketItem;
  single: Cents;
  total: Cents;
  savings: Cents;
  wire: Omit<WireOfferItem, 'voucher_discount_value'>;
}

interface Discount {
  total: Cents;
  perLine: Cents[];
  vouchers: WireVoucher[];
}

export function isEmployeeType(type: string): boolean {
  return !NON_EMPLOYEE_TYPES.includes(type);
}

export function isPickUpPoint(address: WireSentAddress | null): boolean {
  return address !== null && address.type !== 'POSTAL';
}

/** Whether nothing is delivered to this house (address category 1). */
export function isBlockedPlace(address: WireSentAddress | null): boolean {
  return address?.street === BLOCKED_PLACE.street && address.street_number === BLOCKED_PLACE.streetNumber;
}

export function isSamePlace(one: WireSentAddress, other: WireSentAddress): boolean {
  const place = (address: WireSentAddress): string =>
    [address.type, address.street, address.street_number, address.zip_code, address.city, address.country_code]
      .map((part) => (part ?? '').trim().toLowerCase())
      .join('|');
  return place(one) === place(other);
}

/** The articles that the catalogue links with a product: up to two upgrades, and its subscription. */
function moreOf({
  crossSells,
  subscriptionProductNo,
}: CatalogueProduct): Pick<WireOfferItem, 'upgrade' | 'upgrade2' | 'subscription_offer'> {
  const [first, second] = crossSells.filter(({ feature }) => feature === 'UPGRADE');
  return {
    ...(first ? { upgrade: { product_no: first.productNo } } : {}),
    ...(second ? { upgrade2: { product_no: second.productNo } } : {}),
    ...(subscriptionProductNo ? { subscription_offer: { product_no: subscriptionProductNo } } : {}),
  };
}

function lineOf(db: Db, facts: OfferFacts, item: WireBasketItem): Line | undefined {
  const product = productByNumber(item.sku);
  const variant = variantBySku(item.sku);
  if (!product || !variant) return undefined;
  const single = facts.isFreeOfCharge ? 0 : db.prices.at(variant, facts.country, item.price_date);
  const total = single * item.quantity;
  const available = isOrderable(product, variant, facts.country) ? db.baskets.availableTo(facts.basket, item) : 0;
  const before = priceBeforeDiscount(product, single) ?? single;
  return {
    item,
    single,
    total,
    savings: (before - single) * item.quantity,
    wire: {
      sku: item.sku,
      base_product_no: item.base_product_no,
      variant: {
        ...wireVariant(product, variant, facts.country, { piecesLeft: () => available, price: () => single }),
        ...(db.stock.isWithdrawn(item.sku) ? { erp_status: 'NOT_IN_SORTIMENT' as const } : {}),
      },
      quantity: item.quantity,
      reserved: available >= item.quantity,
      available_stock_amount: available,
      stock_level: stockLevelOf(available),
      single_price: toAmount(single),
      total: toAmount(total),
      ...(item.cross_sell ? { cross_sell: item.cross_sell } : {}),
      ...moreOf(product),
      delivery_time: deliveryTimeOf(product.deliveryType, variant.deliveryDays),
      delivery_type: product.deliveryType,
      ...(variant.deliveryDays === undefined ? {} : { delivery_days: variant.deliveryDays }),
    },
  };
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Applies the vouchers in order, each to the amounts that the ones before have left. */
function redeem(db: Db, codes: readonly string[], lines: readonly Line[]): Discount {
  const remaining = lines.map((line) => line.total);
  const vouchers: WireVoucher[] = [];
  for (const code of codes) {
    const voucher = findVoucher(db.vouchers, code);
    if (!voucher) continue;
    const eligible = remaining.map((part, index) => (isFor(voucher, lines[index]?.item.sku) ? part : 0));
    const left = sum(eligible);
    const off =
      voucher.type === 'PERCENTAGE' ? percentOf(left, voucher.percentage ?? 0) : Math.min(voucher.valueInCents, left);
    distribute(off, eligible).forEach((part, index) => {
      remaining[index] = (remaining[index] ?? 0) - part;
    });
    vouchers.push({
      ...wireVoucher(voucher),
      ...(voucher.type === 'PERCENTAGE' ? { calculated_percentage_value: toAmount(off) } : {}),
    });
  }
  const perLine = lines.map((line, index) => line.total - (remaining[index] ?? 0));
  return { total: sum(perLine), perLine, vouchers };
}

function shippingCost(db: Db, facts: OfferFacts, vouchers: readonly string[]): Cents {
  if (facts.isFreeOfCharge || facts.shippingIsFree || freeShippingReason(facts) !== undefined) return 0;
  if (vouchers.some((code) => findVoucher(db.vouchers, code)?.type === 'FREE_SHIPPING')) return 0;
  if (facts.shippingFee !== undefined) return facts.shippingFee;
  const today = berlinDate(db.now());
  const hasPaidToday =
    facts.externalCustomerId !== undefined &&
    db.orders.ofCustomer(facts.externalCustomerId).some((order) => order.isAlive() && order.placedOn() === today);
  return hasPaidToday ? 0 : SHIPPING_FEE[facts.country];
}

function freeShippingReason({ serviceVoucherCode: code }: OfferFacts): string | undefined {
  return code !== undefined && SERVICE_VOUCHER_CODES.includes(code) ? code : undefined;
}

function cashOnDeliveryFee({ payment, country, isFreeOfCharge }: OfferFacts): Cents {
  return payment?.method === 'CASH_ON_DELIVERY' && !isFreeOfCharge ? CASH_ON_DELIVERY_FEE[country] : 0;
}

function voucherFor(db: Db, facts: OfferFacts, code: string): VoucherRecord | undefined {
  const voucher = findVoucher(db.vouchers, code);
  if (!voucher || !facts.redeemedCodes?.includes(code)) return voucher;
  return { ...without(voucher, 'usedOn'), validUntil: berlinDate(db.now()) };
}

function refusedVouchers(db: Db, facts: OfferFacts, lines: readonly Line[], isEmployee: boolean): WireInvalidVoucher[] {
  const codes = [...new Set(facts.voucherCodes)];
  const voucherFacts = {
    today: berlinDate(db.now()),
    country: facts.country,
    basket: { productTotal: sum(lines.map((line) => line.total)), skus: lines.map(({ item }) => item.sku) },
    isEmployee,
    isWithOthers: codes.length > 1,
  };
  return codes.flatMap((code) => voucherRefusal(code, voucherFor(db, facts, code), voucherFacts) ?? []);
}

export function calculateOffer(db: Db, facts: OfferFacts): CalculatedOffer {
  const known = facts.externalCustomerId === undefined ? undefined : db.customers.get(facts.externalCustomerId);
  const isEmployee = isEmployeeType(known?.type ?? facts.customerType ?? 'REGULAR');
  const lines = facts.basket.items.flatMap((item) => lineOf(db, facts, item) ?? []);
  const products = sum(lines.map((line) => line.total));
  const codes = [...new Set(facts.voucherCodes)];
  const invalidVouchers = refusedVouchers(db, facts, lines, isEmployee);
  const accepted = codes.filter((code) => !invalidVouchers.some((invalid) => invalid.code === code));
  const discount = redeem(db, accepted, lines);
  const employeeDiscount = isEmployee ? percentOf(products - discount.total, EMPLOYEE_DISCOUNT_PERCENT) : 0;
  const shipping = shippingCost(db, facts, accepted);
  const fee = cashOnDeliveryFee(facts);
  const total = products - discount.total - employeeDiscount + shipping + fee;
  const reason = freeShippingReason(facts);
  return {
    total,
    invalidVouchers,
    offer: {
      items: lines.map((line, index) => ({
        ...line.wire,
        voucher_discount_value: toAmount(discount.perLine[index] ?? 0),
      })),
      vouchers: discount.vouchers,
      ...(reason === undefined ? {} : { service_voucher: { code: reason } }),
      total_product_price: toAmount(products),
      total_savings: toAmount(sum(lines.map((line) => line.savings))),
      total_voucher_discount: toAmount(discount.total),
      employee_discount: toAmount(employeeDiscount),
      shipping_cost: toAmount(shipping),
      ...(fee > 0 ? { cash_on_delivery_fee: toAmount(fee) } : {}),
      total_price: toAmount(total),
      can_use_packstation_address: !lines.some((line) => productByNumber(line.item.sku)?.bulky),
      ...(reason === undefined ? {} : { free_shipping_reason: reason }),
    },
    paymentFacts: {
      country: facts.country,
      total,
      isGuest: known === undefined,
      isEmployee,
      blocks: known?.indicators.blocks ?? [],
      dunningLevel: known?.indicators.dunning_level ?? 0,
      deliversToBillingAddress:
        facts.deliveryAddress === null || isSamePlace(facts.deliveryAddress, facts.billingAddress),
      deliversToPickUpPoint: isPickUpPoint(facts.deliveryAddress),
      hasVouchers: codes.length > 0,
    },
  };
}
