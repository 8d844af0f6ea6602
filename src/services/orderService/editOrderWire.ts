import * as v from 'valibot';
import { currencies } from '~/domain/common/country';
import { sumCents } from '~/domain/common/money';
import { pick } from '~/domain/common/pick';
import type {
  EditDraft,
  EditedOffer,
  EditItem,
  EditPayment,
  OrderContent,
  OriginalOrder,
} from '~/domain/order/editOrder';
import { positionFields } from '~/domain/order/editOrderChanges';
import type { InstallmentPlan } from '~/domain/payment/payment';
import { WireAddress, toAddress } from '../http/commonWire';
import { optionalCrossSell } from '../http/crossSellWire';
import { cleanText } from '../http/serviceError';
import { pieces, shownAmount } from '../http/wireFigures';
import {
  amountOrZero,
  codeOr,
  codeText,
  flagOr,
  id,
  list,
  listOf,
  optionalAmount,
  optionalDay,
  optionalFlag,
  optionalList,
  optionalPart,
  optionalText,
  optionalTime,
  readEach,
  text,
  wholeListOf,
  optionalCustomerNumber,
} from '../http/wireValues';
import { WireVoucher, paymentOptions, toPlans } from './offerWire';
import { dueDay, optionalPayment, toPayment } from './editPaymentWire';
import { optionalPerson, toContact, toHome } from './editPersonWire';
import { toRestrictions } from './editRestrictionWire';
import { changesOfOffer, cleanedReason, cleanedText, toChanges } from './editChangeWire';
import { toInvalidVouchers, toVoucher } from './voucherWire';

const optionalAddress = optionalPart(WireAddress);

const WireFigures = v.object({
  totalProductPrice: optionalAmount,
  totalVoucherDiscount: amountOrZero,
  employeeDiscount: amountOrZero,
  shippingCost: optionalAmount,
  shippingCosts: optionalAmount,
  delivery: optionalPart(v.object({ price: shownAmount })),
  cashOnDeliveryFee: amountOrZero,
  totalPrice: optionalAmount,
});

const WireItem = v.object({
  id: text,
  number: optionalText,
  sku: id,
  baseProductNo: optionalText,
  baseProductNumber: optionalText,
  title: cleanedText,
  quantity: pieces,
  priceDate: optionalDay,
  cancellationReason: cleanedReason,
  crossSell: optionalCrossSell,
  weeeTakeBackEnabled: optionalFlag,
  reserved: flagOr(true),
  singlePrice: shownAmount,
  total: shownAmount,
  variant: optionalPart(v.object({ price: shownAmount })),
  deliveryAddress: optionalAddress,
});
type WireItem = v.InferOutput<typeof WireItem>;

const WireCode = v.union([id, v.object({ code: id })]);
const codeOf = (voucher: v.InferOutput<typeof WireCode>): string =>
  typeof voucher === 'string' ? voucher : voucher.code;
/** A service voucher; none is null, missing or the placeholder of four dashes (REQ C11.7). */
const optionalServiceVoucher = v.pipe(
  optionalPart(WireCode),
  v.transform((voucher) => {
    const code = voucher === null ? '' : codeOf(voucher);
    return code === '' || code === '----' ? null : code;
  }),
);

const WireEditedOffer = v.object({
  ...WireFigures.entries,
  editedOrderId: optionalText,
  items: wholeListOf(WireItem),
  customer: v.optional(optionalPerson),
  deliveryAddress: v.optional(optionalAddress),
  payment: v.optional(optionalPayment),
  paymentMethod: optionalPayment,
  dueDay,
  vouchers: v.optional(list),
  serviceVoucher: v.optional(optionalServiceVoucher),
  canUsePackstationAddress: flagOr(true),
  changes: optionalList,
});

const draftEntries = {
  installmentPlans: optionalList,
  invalidVouchers: list,
  restrictions: v.nullish(v.unknown(), null),
  paymentOptions,
} as const;

/** The answer to an operation; without an offer the draft has to be read again. */
export const WireEditAnswer = v.nullish(
  v.object({ ...draftEntries, editedOffer: v.nullish(WireEditedOffer, null), payment: optionalPayment }),
  null,
);

/** The order that is edited: an order, of which everything may be missing. */
const WireOriginal = v.object({
  ...WireFigures.entries,
  id: optionalText,
  number: text,
  customerId: optionalText,
  externalCustomerId: optionalCustomerNumber,
  isEditable: flagOr(true),
  notEditableReason: optionalText,
  // Sent back as it is written, because it names the version of the order.
  updatedAt: optionalText,
  placedAt: optionalTime,
  currency: codeOr(currencies, null),
  processingSystem: codeText(['ERP']),
  exportTarget: codeText(['ERP']),
  items: list,
  customer: optionalPerson,
  deliveryAddress: optionalAddress,
  payment: optionalPayment,
  total: optionalAmount,
  vouchers: optionalList,
  voucher: optionalPart(v.object({ code: optionalText, codes: listOf(id) })),
  serviceVoucher: v.optional(optionalServiceVoucher),
});
type WireOriginal = v.InferOutput<typeof WireOriginal>;

export const WireEditSession = v.object({
  ...draftEntries,
  originalOrder: WireOriginal,
  editedOffer: v.nullish(WireEditedOffer, null),
});

type Answer = NonNullable<v.InferOutput<typeof WireEditAnswer>>;

/** Parts of the order that an edited offer may leave out: then they are as before. */
export type KnownParts = Partial<
  Pick<EditedOffer, 'contact' | 'billingAddress' | 'deliveryAddress' | 'payment' | 'vouchers' | 'serviceVoucher'> & {
    readonly items: readonly KnownItem[];
  }
>;
/** What a position of the draft may leave out. */
interface KnownItem {
  readonly id: string | null;
  readonly priceDate: string | null;
  readonly weeeTakeBackEnabled: boolean | null;
}

/** The parts of the original order. A service voucher that the draft has changed and does not name is removed. */
export function knownPartsOf(
  { voucherCodes, serviceVoucher, positions = [], ...content }: OriginalOrder['content'],
  changes: readonly unknown[],
): KnownParts {
  const isChanged = toChanges(changes).some(({ operation }) => operation === 'CHANGE_SERVICE_VOUCHER');
  const vouchers = voucherCodes?.map((code) => toVoucher(v.parse(WireVoucher, { code })));
  return {
    ...content,
    items: positions,
    serviceVoucher: isChanged ? null : (serviceVoucher ?? null),
    ...(vouchers !== undefined && { vouchers }),
  };
}

/** `knownPlans`: the plans where the answer names none (REQ F1.1, F2.2). */
export function toDraft(
  wire: Omit<Answer, 'payment'>,
  known: KnownParts,
  knownPlans: readonly InstallmentPlan[] = [],
): EditDraft | null {
  if (wire.editedOffer === null) return null;
  const editedOffer = toEditedOffer(wire.editedOffer, known);
  if (editedOffer === null) return null;
  return {
    editedOffer,
    installmentPlans:
      wire.installmentPlans === null
        ? knownPlans
        : (toPlans(wire.installmentPlans, editedOffer.payment?.dueDay ?? 1) ?? []),
    invalidVouchers: toInvalidVouchers(wire),
    restrictions: toRestrictions(wire.restrictions),
    paymentOptions: wire.paymentOptions,
  };
}

function toEditedOffer(wire: v.InferOutput<typeof WireEditedOffer>, known: KnownParts): EditedOffer | null {
  const items = wire.items.map((item) => toItem(item, known.items ?? []));
  const left = items.filter(({ cancellationReason }) => cancellationReason === null);
  const products = wire.totalProductPrice ?? sumCents(left.map(({ total }) => total ?? 0));
  if (wire.totalPrice === null && wire.totalProductPrice === null && left.some(({ total }) => total === null))
    return null;
  const { totalVoucherDiscount, employeeDiscount, cashOnDeliveryFee } = wire;
  const shippingCost = shippingOf(wire);
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
      totalVoucherDiscount,
      employeeDiscount,
      shippingCost,
      cashOnDeliveryFee,
      totalPrice:
        wire.totalPrice ?? products - totalVoucherDiscount - employeeDiscount + shippingCost + cashOnDeliveryFee,
    },
    canUsePackstationAddress: wire.canUsePackstationAddress,
    changes: changesOfOffer(wire.changes),
  };
}

function toItem(
  { baseProductNumber, deliveryAddress, variant, ...wire }: WireItem,
  knownItems: readonly KnownItem[],
): EditItem {
  const { quantity } = wire;
  // Without an id the number or the SKU names the position.
  const ownId = wire.id === '' ? (wire.number ?? wire.sku) : wire.id;
  const known = knownItems.find((item) => item.id === ownId);
  const singleOfTotal = wire.total !== null && wire.total % quantity === 0 ? wire.total / quantity : null;
  const singlePrice = wire.singlePrice ?? singleOfTotal ?? variant?.price ?? null;
  return {
    ...wire,
    singlePrice,
    total: wire.total ?? (singlePrice === null ? null : singlePrice * quantity),
    id: ownId,
    priceDate: wire.priceDate ?? known?.priceDate ?? null,
    baseProductNo: wire.baseProductNo ?? baseProductNumber ?? wire.sku.slice(0, 6),
    weeeTakeBackEnabled: wire.weeeTakeBackEnabled ?? known?.weeeTakeBackEnabled ?? false,
    deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress),
  };
}

function shippingOf({
  shippingCost,
  shippingCosts,
  delivery,
}: Pick<v.InferOutput<typeof WireFigures>, 'shippingCost' | 'shippingCosts' | 'delivery'>): number {
  return shippingCost ?? shippingCosts ?? delivery?.price ?? 0;
}

/** The plans that an answer without a draft names. */
export function plansAlone({ installmentPlans, payment }: Answer): readonly InstallmentPlan[] {
  return toPlans(installmentPlans ?? [], toPayment(payment, null)?.dueDay ?? 1) ?? [];
}

/** The payment that `change-payment` names beside the draft. */
export function changedPayment(wire: Answer): EditPayment | null {
  return toPayment(wire.payment, null);
}

export function toOriginal(wire: WireOriginal): OriginalOrder {
  const method = wire.payment === null ? '' : wire.payment.method || wire.payment.type;
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
    paymentMethod: method === '' ? null : method,
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
        ...pick(item, positionFields),
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
        shippingCost: shippingOf(wire),
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
  return voucher.codes.length > 0 || voucher.code === null ? voucher.codes : [voucher.code];
}
