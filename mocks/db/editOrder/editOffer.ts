import {
  calculateOffer,
  isEmployeeType,
  SHIPPING_FEE,
  type CalculatedOffer,
  type OfferFacts,
} from '../offer/offers.ts';
import { berlinDate } from '../common/calendar.ts';
import { changesOf } from './editChanges.ts';
import { homeOf } from '../order/customerHome.ts';
import { isEqual } from '../common/equality.ts';
import { isInstallment } from '../offer/installmentPlans.ts';
import { orderPayment } from '../order/placeOrder.ts';
import { paymentOptions } from '../offer/payments.ts';
import { productByNumber } from '../product/catalogue.ts';
import { stockLevelOf } from '../product/products.ts';
import { toCents, type Cents } from '../common/amounts.ts';
import { voucherCodesOf, type EditDraft, type Position } from './editDrafts.ts';
import type { Db } from '../createDb.ts';
import type { OrderRecord } from '../order/orderRecord.ts';
import type { WireOfferItem, WireOrder, WireOrderPayment, WirePaymentOption } from '../order/wireOrderTypes.ts';
import type { WireEditAnswer, WireEditItem } from './wireEditTypes.ts';

export const activePositions = ({ positions }: EditDraft): Position[] =>
  positions.filter((position) => position.cancellationReason === undefined);

/** What the order pays for shipping, unless something makes it free: what it paid, or the fee if that was free once. */
function shippingFeeOf(order: WireOrder, draft: EditDraft): Cents {
  if (activePositions(draft).length === 0) return 0;
  const paid = toCents(order.shipping_costs);
  const wasWaived = draft.serviceVoucherCode === undefined && order.service_voucher !== null;
  return paid === 0 && wasWaived ? SHIPPING_FEE[order.customer.country_code] : paid;
}

function factsOf(order: WireOrder, draft: EditDraft, positions: readonly Position[]): OfferFacts {
  const country = order.customer.country_code;
  const items = positions.map(({ id, sku, quantity, priceDate, takesBackOldDevice, crossSell }) => ({
    id,
    sku,
    base_product_no: sku.slice(0, 6),
    quantity,
    price_date: priceDate,
    weee_take_back_enabled: takesBackOldDevice,
    ...(crossSell ? { cross_sell: crossSell } : {}),
  }));
  return {
    country,
    basket: { id: draft.id, pregenerated_erp_number: order.pregenerated_erp_number, items, country, ordered: false },
    externalCustomerId: order.external_customer_id ?? undefined,
    customerType: undefined,
    billingAddress: homeOf(draft.customer),
    deliveryAddress: draft.deliveryAddress,
    payment: draft.payment,
    voucherCodes: draft.voucherCodes,
    serviceVoucherCode: draft.serviceVoucherCode,
    shippingIsFree: false,
    isFreeOfCharge: order.rekla_flag?.is_zero_percent ?? false,
    shippingFee: shippingFeeOf(order, draft),
    redeemedCodes: voucherCodesOf(order),
  };
}

/** The figures of the positions that are not cancelled. */
export function calculateEdit(db: Db, order: WireOrder, draft: EditDraft): CalculatedOffer {
  return calculateOffer(db, factsOf(order, draft, activePositions(draft)));
}

function editItem(db: Db, draft: EditDraft, position: Position, item: WireOfferItem): WireEditItem {
  const available = db.editDrafts.availableTo(draft, position);
  const stock = { available_stock_amount: available, stock_level: stockLevelOf(available) };
  const product = productByNumber(position.sku);
  return {
    ...item,
    ...stock,
    variant: { ...item.variant, ...stock, status: available > 0 ? 'SELLABLE' : 'SOLDOUT' },
    reserved: available >= position.quantity,
    id: position.id,
    ...(position.number === undefined ? {} : { number: position.number }),
    title: product?.name.short ?? position.sku,
    brand: product?.brand ?? '',
    price_date: position.priceDate === null ? null : berlinDate(new Date(position.priceDate)),
    weee_take_back_enabled: position.takesBackOldDevice,
    delivery_address: position.deliveryAddress,
    ...(position.cancellationReason
      ? { cancellation_reason: position.cancellationReason, voucher_discount_value: 0 }
      : {}),
  };
}

/** All positions, cancelled ones included, with the discounts of those that count. */
export function editItems(db: Db, order: WireOrder, draft: EditDraft, { offer }: CalculatedOffer): WireEditItem[] {
  const all = calculateOffer(db, factsOf(order, draft, draft.positions)).offer.items;
  const active = activePositions(draft);
  return draft.positions.flatMap((position, index) => {
    const item = offer.items[active.indexOf(position)] ?? all[index];
    return item ? [editItem(db, draft, position, item)] : [];
  });
}

/** The payment as it is shown, with the bank details that are used. */
export function shownPayment(db: Db, order: WireOrder, draft: EditDraft): WireOrderPayment {
  const { payment } = draft;
  if (isEqual(payment, order.payment)) return order.payment;
  const onFile = db.customers.get(order.external_customer_id ?? '')?.banking_details;
  const interest = payment.total_interest ?? 0;
  return { ...orderPayment(payment, interest), ...(payment.uses_prefilled_iban && onFile ? onFile : {}) };
}

/** The methods of an offer; the order keeps its own, even one that only the online shop offers. */
export function editPaymentOptions(order: WireOrder, { paymentFacts }: CalculatedOffer): WirePaymentOption[] {
  return paymentOptions(paymentFacts).map((option) =>
    option.method === order.payment.method && option.limit !== undefined && !isInstallment(option.method)
      ? { method: option.method, enabled: paymentFacts.total <= toCents(option.limit), limit: option.limit }
      : option,
  );
}

/** Why an operation is not possible with this order, by operation. */
export function restrictionsOf(db: Db, record: OrderRecord, draft: EditDraft): WireEditAnswer['restrictions'] {
  const { order } = record;
  const customer = db.customers.get(order.external_customer_id ?? '');
  const [first, ...others] = activePositions(draft);
  const isDispersed = others.some((other) => !isEqual(other.deliveryAddress, first?.deliveryAddress));
  const isComplaint = order.rekla_flag !== null;
  const isInErp = record.isExporting() || order.sap_order_number !== undefined;
  const isPayPal = order.payment.method === 'PAYPAL';
  const inErp = 'ORDER_IN_PROCESSING';
  return {
    ...(isDispersed ? { ADD_POSITION: 'DIFFERENT_DELIVERY_ADDRESSES' } : {}),
    ...(isEmployeeType(customer?.type ?? 'REGULAR') ? { REDEEM_VOUCHER: 'EMPLOYEE' } : {}),
    ...(isInstallment(draft.payment.method) ? { REDEEM_VOUCHER: 'INSTALLMENTS' } : {}),
    ...(isPayPal ? { CHANGE_PAYMENT: 'PAYPAL', ADD_POSITION: 'PAYPAL', UPDATE_POSITION: 'PAYPAL' } : {}),
    ...(isComplaint
      ? {
          ADD_POSITION: 'COMPLAINT_ORDER',
          UPDATE_POSITION: 'COMPLAINT_ORDER',
          REMOVE_POSITION: 'COMPLAINT_ORDER',
          CHANGE_PAYMENT: 'COMPLAINT_ORDER',
        }
      : {}),
    ...(isInErp ? { SWITCH_DELIVERY_ADDRESS: inErp } : {}),
    ...(record.isExporting() ? { CANCEL_POSITION: inErp, UPDATE_POSITION: inErp, REMOVE_POSITION: inErp } : {}),
  };
}

export function editAnswer(db: Db, record: OrderRecord, draft: EditDraft): WireEditAnswer {
  const { order } = record;
  const calculated = calculateEdit(db, order, draft);
  return {
    edited_offer: {
      ...calculated.offer,
      edited_order_id: draft.id,
      items: editItems(db, order, draft, calculated),
      customer: draft.customer,
      delivery_address: draft.deliveryAddress,
      payment: shownPayment(db, order, draft),
      changes: changesOf(draft),
    },
    payment_options: editPaymentOptions(order, calculated),
    installment_plans: db.installmentPlans.show(draft.payment, calculated.total),
    invalid_vouchers: calculated.invalidVouchers,
    restrictions: restrictionsOf(db, record, draft),
  };
}
