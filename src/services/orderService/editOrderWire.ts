import * as v from 'valibot';
import { berlinDay } from '~/domain/common/berlinTime';
import type { PostalAddress } from '~/domain/address/address';
import { currencies, isCountry } from '~/domain/common/country';
import { sumCents } from '~/domain/common/money';
import { phoneOf } from '~/domain/customer/phone';
import { phoneNumberTypes } from '~/domain/customer/customer';
import {
  editOperations,
  type ContactDetails,
  type EditDraft,
  type EditedOffer,
  type EditItem,
  type EditPayment,
  type OrderContent,
  type OriginalOrder,
} from '~/domain/order/editOrder';
import { dueDays, type DueDay } from '~/domain/payment/payment';
import {
  WireAddress,
  amountOrZero,
  idText,
  optionalAmount,
  optionalId,
  optionalText,
  readEach,
  toAddress,
} from '../http/commonWire';
import { optionalCrossSell } from '../http/crossSellWire';
import { cleanText } from '../http/serviceError';
import { WirePaymentOption, WireVoucher, toPaymentOptions, toPlans } from './offerWire';
import { cleanedReason, cleanedText, toChanges } from './editChangeWire';
import { toInvalidVouchers, toVoucher } from './voucherWire';

/** A day, of a day or of a timestamp. */
const optionalDay = v.pipe(
  v.fallback(optionalText, null),
  v.transform((text) => {
    if (text === null || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : berlinDay(moment);
  }),
);
const list = v.fallback(v.nullish(v.array(v.unknown()), []), []);
const optionalAddress = v.fallback(v.nullish(WireAddress, null), null);

const WirePayment = v.object({
  method: optionalText,
  type: optionalText,
  dueDay: v.fallback(v.nullish(v.picklist(dueDays), null), null),
  installmentCount: v.nullish(v.number(), null),
  installment: optionalAmount,
  totalGrossAmount: optionalAmount,
  calculationId: optionalId,
  maskedIban: optionalText,
});
/** The payment as an object or as the name of its method. */
const optionalPayment = v.fallback(v.nullish(v.union([WirePayment, v.string()]), null), null);

const WirePerson = v.object({
  firstName: v.nullish(v.string(), ''),
  lastName: v.nullish(v.string(), ''),
  street: v.nullish(v.string(), ''),
  streetNumber: v.nullish(idText, ''),
  zipCode: v.nullish(idText, ''),
  city: v.nullish(v.string(), ''),
  countryCode: optionalText,
  careOf: optionalText,
  addressAddition: optionalText,
  billingAddress: optionalAddress,
  type: optionalText,
  email: optionalText,
  phone: optionalId,
  phoneNumber: optionalId,
  phoneNumbers: v.fallback(
    v.nullish(
      v.array(v.object({ phoneNumberType: v.fallback(v.picklist(phoneNumberTypes), 'PRIVATE'), value: idText })),
      null,
    ),
    null,
  ),
});
const optionalPerson = v.fallback(v.nullish(WirePerson, null), null);

const WireFigures = v.object({
  totalProductPrice: optionalAmount,
  totalVoucherDiscount: amountOrZero,
  employeeDiscount: amountOrZero,
  shippingCost: optionalAmount,
  shippingCosts: optionalAmount,
  cashOnDeliveryFee: amountOrZero,
  totalPrice: optionalAmount,
});

const WireItem = v.object({
  id: v.nullish(idText, ''),
  number: optionalId,
  sku: idText,
  baseProductNo: optionalId,
  baseProductNumber: optionalId,
  title: cleanedText,
  quantity: v.nullish(v.number(), 1),
  priceDate: optionalDay,
  cancellationReason: cleanedReason,
  crossSell: optionalCrossSell,
  weeeTakeBackEnabled: v.fallback(v.nullish(v.boolean(), null), null),
  reserved: v.fallback(v.nullish(v.boolean(), true), true),
  singlePrice: amountOrZero,
  total: amountOrZero,
  deliveryAddress: optionalAddress,
});
type WireItem = v.InferOutput<typeof WireItem>;

const WireCode = v.union([idText, v.object({ code: idText })]);
const codeOf = (voucher: v.InferOutput<typeof WireCode>): string =>
  typeof voucher === 'string' ? voucher : voucher.code;
/** A service voucher; none is null, missing or the placeholder of four dashes (REQ C11.7). */
const optionalServiceVoucher = v.pipe(
  v.fallback(v.nullish(WireCode, null), null),
  v.transform((voucher) => {
    const code = voucher === null ? '' : codeOf(voucher);
    return code === '' || code === '----' ? null : code;
  }),
);

const WireEditedOffer = v.object({
  ...WireFigures.entries,
  editedOrderId: optionalId,
  items: v.array(v.unknown()),
  customer: v.optional(optionalPerson),
  deliveryAddress: v.optional(optionalAddress),
  payment: v.optional(optionalPayment),
  paymentMethod: optionalText,
  dueDay: v.fallback(v.nullish(v.picklist(dueDays), null), null),
  vouchers: v.optional(list),
  serviceVoucher: v.optional(optionalServiceVoucher),
  canUsePackstationAddress: v.fallback(v.nullish(v.boolean(), true), true),
  changes: v.fallback(v.nullish(v.array(v.unknown()), null), null),
});

const draftEntries = {
  installmentPlans: list,
  invalidVouchers: list,
  restrictions: v.fallback(v.nullish(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), {}), {}),
  paymentOptions: v.fallback(v.nullish(v.array(v.unknown()), null), null),
} as const;

/** The answer to an operation; without an offer the draft has to be read again. */
export const WireEditAnswer = v.nullish(
  v.object({ ...draftEntries, editedOffer: v.nullish(WireEditedOffer, null), payment: optionalPayment }),
  null,
);

/** The order that is edited: an order, of which everything may be missing. */
const WireOriginal = v.object({
  ...WireFigures.entries,
  id: optionalId,
  number: v.nullish(idText, ''),
  customerId: optionalId,
  externalCustomerId: optionalId,
  isEditable: v.fallback(v.nullish(v.boolean(), true), true),
  notEditableReason: optionalText,
  updatedAt: optionalText,
  placedAt: optionalText,
  currency: v.fallback(v.nullish(v.picklist(currencies), null), null),
  processingSystem: optionalText,
  exportTarget: optionalText,
  items: list,
  customer: optionalPerson,
  deliveryAddress: optionalAddress,
  payment: optionalPayment,
  total: optionalAmount,
  vouchers: v.fallback(v.nullish(v.array(v.unknown()), null), null),
  voucher: v.fallback(v.nullish(v.object({ code: optionalId, codes: v.nullish(v.array(idText), null) }), null), null),
  serviceVoucher: v.optional(optionalServiceVoucher),
});
type WireOriginal = v.InferOutput<typeof WireOriginal>;

export const WireEditSession = v.object({
  ...draftEntries,
  originalOrder: v.nullish(WireOriginal, () => v.parse(WireOriginal, {})),
  editedOffer: v.nullish(WireEditedOffer, null),
});

type Answer = NonNullable<v.InferOutput<typeof WireEditAnswer>>;

/** Parts of the order that an edited offer may leave out: then they are as before. */
export type KnownParts = Partial<
  Pick<EditedOffer, 'contact' | 'billingAddress' | 'deliveryAddress' | 'payment' | 'vouchers' | 'serviceVoucher'>
>;

/** The parts of the original order. A service voucher that the draft has changed and does not name is removed. */
export function knownPartsOf(
  { voucherCodes, serviceVoucher, ...content }: OriginalOrder['content'],
  changes: readonly unknown[],
): KnownParts {
  const isChanged = toChanges(changes).some(({ operation }) => operation === 'CHANGE_SERVICE_VOUCHER');
  const vouchers = voucherCodes?.map((code) => toVoucher(v.parse(WireVoucher, { code })));
  return {
    ...content,
    serviceVoucher: isChanged ? null : (serviceVoucher ?? null),
    ...(vouchers !== undefined && { vouchers }),
  };
}

export function toDraft(wire: Omit<Answer, 'payment'>, known: KnownParts): EditDraft | null {
  if (wire.editedOffer === null) return null;
  return {
    editedOffer: toEditedOffer(wire.editedOffer, known),
    installmentPlans: toPlans(wire.installmentPlans),
    invalidVouchers: toInvalidVouchers(wire),
    restrictions: toRestrictions(wire.restrictions),
    paymentOptions:
      wire.paymentOptions === null ? null : toPaymentOptions(readEach(WirePaymentOption, wire.paymentOptions)),
  };
}

function toEditedOffer(wire: v.InferOutput<typeof WireEditedOffer>, known: KnownParts): EditedOffer {
  const items = readEach(WireItem, wire.items).map(toItem);
  const products =
    wire.totalProductPrice ??
    sumCents(items.filter(({ cancellationReason }) => cancellationReason === null).map(({ total }) => total));
  const { customer = null, deliveryAddress = null } = wire;
  const isNamed = wire.payment !== undefined || wire.paymentMethod !== null;
  const home = toHome(customer) ?? (wire.customer === undefined ? (known.billingAddress ?? null) : null);
  return {
    editedOrderId: wire.editedOrderId,
    items,
    contact: toContact(customer) ??
      (wire.customer === undefined ? known.contact : null) ?? { email: null, phoneNumber: null },
    billingAddress: home,
    customerType: customer?.type ?? null,
    // As in an offer request, none means to the billing address (DECISIONS 72).
    deliveryAddress:
      deliveryAddress === null
        ? ((wire.deliveryAddress === undefined ? known.deliveryAddress : null) ?? home)
        : toAddress(deliveryAddress),
    payment: isNamed ? toPayment(wire.payment ?? wire.paymentMethod, wire.dueDay) : (known.payment ?? null),
    vouchers:
      wire.vouchers === undefined ? (known.vouchers ?? []) : readEach(WireVoucher, wire.vouchers).map(toVoucher),
    serviceVoucher: wire.serviceVoucher === undefined ? (known.serviceVoucher ?? null) : wire.serviceVoucher,
    figures: {
      totalProductPrice: products,
      totalVoucherDiscount: wire.totalVoucherDiscount,
      employeeDiscount: wire.employeeDiscount,
      shippingCost: wire.shippingCost ?? wire.shippingCosts ?? 0,
      cashOnDeliveryFee: wire.cashOnDeliveryFee,
      totalPrice: wire.totalPrice ?? products,
    },
    canUsePackstationAddress: wire.canUsePackstationAddress,
    changes: wire.changes === null ? null : toChanges(wire.changes),
  };
}

function toItem({ baseProductNumber, deliveryAddress, ...wire }: WireItem): EditItem {
  return {
    ...wire,
    // Without an id the number or the SKU names the position.
    id: wire.id === '' ? (wire.number ?? wire.sku) : wire.id,
    baseProductNo: wire.baseProductNo ?? baseProductNumber ?? wire.sku.slice(0, 6),
    weeeTakeBackEnabled: wire.weeeTakeBackEnabled ?? false,
    deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress),
  };
}

/** Null where nothing is known of the person. */
function toContact(person: v.InferOutput<typeof optionalPerson>): ContactDetails | null {
  if (person === null) return null;
  const { email, phone, phoneNumber, phoneNumbers } = person;
  return { email, phoneNumber: phoneNumber ?? phone ?? phoneOf(phoneNumbers ?? []) };
}

/** The billing address of the order's customer, as an address or as flat fields; null without one. */
function toHome(person: v.InferOutput<typeof optionalPerson>): PostalAddress | null {
  if (person === null) return null;
  if (person.billingAddress !== null) {
    const address = toAddress(person.billingAddress);
    return address.type === 'POSTAL' ? address : null;
  }
  const { firstName, lastName, street, streetNumber, zipCode, city, countryCode, careOf, addressAddition } = person;
  if (street === '') return null;
  return {
    type: 'POSTAL',
    id: '',
    kind: 'BILLING',
    firstName,
    lastName,
    street,
    streetNumber,
    zipCode,
    city,
    countryCode: isCountry(countryCode) ? countryCode : null,
    careOf: careOf ?? undefined,
    addressAddition: addressAddition ?? undefined,
    isDefault: false,
  };
}

function toPayment(wire: v.InferOutput<typeof optionalPayment>, dueDay: DueDay | null): EditPayment | null {
  if (wire === null) return null;
  const named = typeof wire === 'string' ? null : wire;
  const method = typeof wire === 'string' ? wire : (wire.method ?? wire.type ?? '');
  if (method === '') return null;
  return {
    method,
    dueDay: named?.dueDay ?? dueDay,
    count: named?.installmentCount ?? null,
    installment: named?.installment ?? null,
    totalGrossAmount: named?.totalGrossAmount ?? null,
    calculationId: named?.calculationId ?? null,
    maskedIban: named?.maskedIban ?? null,
  };
}

/** By operation; a service that sends a list of operations names no reasons. Other keys are left out. */
function toRestrictions(wire: Readonly<Record<string, unknown>> | readonly unknown[]): EditDraft['restrictions'] {
  const reasons = new Map<unknown, unknown>(
    Array.isArray(wire) ? wire.map((operation: unknown) => [operation, '']) : Object.entries(wire),
  );
  return Object.fromEntries(
    editOperations.flatMap((operation) => {
      const reason = reasons.get(operation) ?? false;
      return reason === false ? [] : [[operation, cleanText(reason) ?? '']];
    }),
  );
}

/** The payment that `change-payment` names beside the draft. */
export function changedPayment(wire: Answer): EditPayment | null {
  return toPayment(wire.payment, null);
}

export function toOriginal(wire: WireOriginal): OriginalOrder {
  const method = typeof wire.payment === 'string' ? wire.payment : (wire.payment?.method ?? wire.payment?.type);
  return {
    id: wire.id,
    number: wire.number,
    customerId: wire.customerId,
    externalCustomerId: wire.externalCustomerId,
    isEditable: wire.isEditable,
    notEditableReason: cleanText(wire.notEditableReason),
    updatedAt: wire.updatedAt,
    placedAt: wire.placedAt,
    currency: wire.currency,
    paymentMethod: method ?? null,
    isInErp: wire.processingSystem === 'ERP' || wire.exportTarget === 'ERP',
    content: toContent(wire),
  };
}

/** The parts of the order that the service names. */
function toContent(wire: WireOriginal): Partial<OrderContent> {
  const items = readEach(WireItem, wire.items);
  const payment = toPayment(wire.payment, null);
  const contact = toContact(wire.customer);
  const home = toHome(wire.customer);
  const deliveryAddress = wire.deliveryAddress === null ? home : toAddress(wire.deliveryAddress);
  const totalPrice = wire.totalPrice ?? wire.total;
  const codes = voucherCodesOf(wire);
  return {
    ...(items.length > 0 && {
      positions: items.map((item) => ({
        id: item.id === '' ? null : item.id,
        isNew: false,
        sku: item.sku,
        title: item.title,
        quantity: item.quantity,
        priceDate: item.priceDate,
        cancellationReason: item.cancellationReason,
        weeeTakeBackEnabled: item.weeeTakeBackEnabled,
        crossSell: item.crossSell,
        total: item.total,
        deliveryAddress: item.deliveryAddress === null ? null : toAddress(item.deliveryAddress),
      })),
    }),
    ...(deliveryAddress !== null && { deliveryAddress }),
    ...(payment !== null && { payment }),
    ...(codes !== null && { voucherCodes: codes }),
    ...(wire.serviceVoucher !== undefined && { serviceVoucher: wire.serviceVoucher }),
    ...(contact !== null && { contact }),
    ...(home !== null && { billingAddress: home }),
    ...(totalPrice !== null && {
      figures: {
        totalProductPrice: wire.totalProductPrice ?? totalPrice,
        totalVoucherDiscount: wire.totalVoucherDiscount,
        employeeDiscount: wire.employeeDiscount,
        shippingCost: wire.shippingCost ?? wire.shippingCosts ?? 0,
        cashOnDeliveryFee: wire.cashOnDeliveryFee,
        totalPrice,
      },
    }),
  };
}

/** Null where the order does not say whether it has vouchers. */
function voucherCodesOf({ vouchers, voucher }: WireOriginal): readonly string[] | null {
  if (vouchers !== null) return readEach(WireCode, vouchers).map(codeOf);
  if (voucher === null) return null;
  return voucher.codes ?? (voucher.code === null ? [] : [voucher.code]);
}
