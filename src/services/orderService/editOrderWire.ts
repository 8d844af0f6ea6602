import * as v from 'valibot';
import { sumCents } from '~/domain/common/money';
import type { EditDraft, EditedOffer, EditItem, EditPayment, OriginalOrder } from '~/domain/order/editOrder';
import type { InstallmentPlan } from '~/domain/payment/payment';
import { toAddress } from '../http/commonWire';
import { flagOr, list, optionalList, optionalText, readEach, wholeListOf } from '../http/wireValues';
import { WireVoucher, paymentOptions, toPlans } from './offerWire';
import { dueDay, optionalPayment, toPayment } from './editPaymentWire';
import { optionalPerson, toContact, toHome } from './editPersonWire';
import { toRestrictions } from './editRestrictionWire';
import { changesOfOffer, toChanges } from './editChangeWire';
import { WireOriginal } from './editOriginalWire';
import { WireFigures, WireItem, optionalAddress, shippingOf } from './editPartsWire';
import { optionalServiceVoucher } from './serviceVoucherWire';
import { toInvalidVouchers } from './voucherWire';

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
  const vouchers = voucherCodes?.map((code) => v.parse(WireVoucher, { code }));
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
    vouchers: wire.vouchers === undefined ? (known.vouchers ?? []) : readEach(WireVoucher, wire.vouchers),
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

/** The plans that an answer without a draft names. */
export function plansAlone({ installmentPlans, payment }: Answer): readonly InstallmentPlan[] {
  return toPlans(installmentPlans ?? [], toPayment(payment, null)?.dueDay ?? 1) ?? [];
}

/** The payment that `change-payment` names beside the draft. */
export function changedPayment(wire: Answer): EditPayment | null {
  return toPayment(wire.payment, null);
}
