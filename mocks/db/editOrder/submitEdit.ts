import {
  activePositions,
  calculateEdit,
  editAnswer,
  editItems,
  editPaymentOptions,
  shownPayment,
} from './editOffer.ts';
import { changesOf } from './editChanges.ts';
import { isEqual } from '../common/equality.ts';
import { isInstallment, repeatsPlan } from '../offer/installmentPlans.ts';
import { isPickUpPoint } from '../offer/offers.ts';
import { isValidIban } from '../offer/bankAccounts.ts';
import { needsBankingDetails } from '../offer/payments.ts';
import { orderedItem } from '../order/orderItems.ts';
import { redeemVouchers } from '../order/placeOrder.ts';
import { timestamp } from '../common/calendar.ts';
import { voucherRefusalOf, type OfferRefusal } from '../offer/offerRefusals.ts';
import type { CalculatedOffer } from '../offer/offers.ts';
import type { Edit } from './editOperations.ts';
import type { WireOrder, WireOrderItem } from '../order/wireOrderTypes.ts';

function paymentRefusal({ db, record, draft }: Edit, calculated: CalculatedOffer): OfferRefusal | undefined {
  const { payment } = draft;
  const option = editPaymentOptions(record.order, calculated).find(({ method }) => method === payment.method);
  if (!option?.enabled)
    return { code: 'invalid_payment_method', detail: option?.reason ?? 'Diese Zahlungsart ist nicht möglich.' };
  if (isInstallment(payment.method)) {
    const plan = db.installmentPlans.chosen(payment, calculated.total);
    if (!plan || !repeatsPlan(payment, plan))
      return {
        code: 'invalid-installments',
        detail: 'Der Ratenplan passt nicht mehr zum Auftrag. Bitte noch einmal einen Ratenplan wählen.',
      };
  }
  if (!needsBankingDetails(payment.method)) return undefined;
  const customer = db.customers.get(record.order.external_customer_id ?? '');
  const usesStored = payment.uses_prefilled_iban === true && customer?.banking_details !== undefined;
  const isTyped = payment.account_holder && payment.iban && isValidIban(payment.iban);
  if (usesStored || isTyped || payment.masked_iban || isEqual(payment, record.order.payment)) return undefined;
  return { code: 'missing_banking_info', detail: 'Für den Bankeinzug fehlen Kontoinhaber oder eine gültige IBAN.' };
}

/** Why the draft is not taken over into the order; undefined where it is. */
export function submissionRefusal(edit: Edit): OfferRefusal | undefined {
  const { db, record, draft } = edit;
  if (changesOf(draft).length === 0) return { code: 'nothing_edited', detail: 'Am Auftrag wurde nichts geändert.' };
  if (activePositions(draft).length === 0)
    return {
      code: 'ALL_POSITIONS_ARE_CANCELLED',
      detail: 'Alle Positionen sind storniert. Bitte den Auftrag stornieren.',
    };
  const calculated = calculateEdit(db, record.order, draft);
  const items = editItems(db, record.order, draft, calculated);
  const lacking = items.find((item) => item.cancellation_reason === undefined && !item.reserved);
  if (lacking)
    return {
      code: 'RESERVATION_FAILURE',
      detail: `Für ${lacking.sku} sind nur ${lacking.available_stock_amount} Produkte verfügbar. Bitte die Menge reduzieren.`,
      extensions: { offer: editAnswer(db, record, draft).edited_offer },
    };
  if (isPickUpPoint(draft.deliveryAddress) && !calculated.offer.can_use_packstation_address)
    return { code: 'invalid_delivery_address', detail: 'Sperrgut kann nicht an eine Packstation geliefert werden.' };
  return voucherRefusalOf(calculated) ?? paymentRefusal(edit, calculated);
}

function itemsOf({ db, draft }: Edit, calculated: CalculatedOffer): WireOrderItem[] {
  const now = timestamp(db.now());
  return activePositions(draft).flatMap((position, index) => {
    const item = calculated.offer.items[index];
    if (!item) return [];
    const { id, original, priceDate, takesBackOldDevice, deliveryAddress } = position;
    const line = orderedItem(item, undefined, { id, deliveryAddress, placedAt: now });
    return [
      {
        ...line,
        ...(original
          ? { ...original, quantity: line.quantity, single_price: line.single_price, total: line.total }
          : {}),
        price_date: priceDate ?? now,
        weee_take_back_enabled: takesBackOldDevice,
        delivery_address: deliveryAddress,
      },
    ];
  });
}

/** The order with everything that the draft changes. */
function editedOrder(edit: Edit, calculated: CalculatedOffer): WireOrder {
  const { db, record, draft } = edit;
  const { offer } = calculated;
  return {
    ...record.order,
    items: itemsOf(edit, calculated),
    customer: draft.customer,
    delivery_address: draft.deliveryAddress,
    payment: shownPayment(db, record.order, draft),
    subtotal: offer.total_product_price,
    shipping_costs: offer.shipping_cost,
    delivery: { price: offer.shipping_cost },
    voucher: offer.vouchers[0] ?? null,
    vouchers: offer.vouchers,
    service_voucher: offer.service_voucher ?? null,
    free_shipping_reason: offer.free_shipping_reason ?? null,
    total: offer.total_price,
    total_price: offer.total_price,
    total_product_price: offer.total_product_price,
    total_savings: offer.total_savings,
    total_voucher_discount: offer.total_voucher_discount,
    employee_discount: offer.employee_discount,
    cash_on_delivery_fee: offer.cash_on_delivery_fee ?? 0,
  };
}

/** Takes the draft over into the order and notes what was changed. */
export function submitEdit(edit: Edit, agent: string): void {
  const { db, record, draft } = edit;
  const { order } = record;
  const calculated = calculateEdit(db, order, draft);
  const changes = changesOf(draft);
  redeemVouchers(db, calculated.offer.vouchers, order.number);
  record.replace(editedOrder(edit, calculated));
  record.noteEdit(agent);
  db.editDrafts.settle(record, draft);
  db.editDrafts.note(order.number, { edited_at: timestamp(db.now()), agent_username: agent, changes });
}
