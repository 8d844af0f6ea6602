import { isSameAddress } from '~/domain/address/address';
import { isSamePayment } from './editOrderChanges';
import { newItems, type EditedOffer, type EditItem, type EditOperation, type EditPayment } from './editOrder';

/** The quantity of each position, by its id. */
export type KnownQuantities = Readonly<Record<string, number>>;

export function quantitiesOf({ items }: EditedOffer): KnownQuantities {
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}

/**
 * Whether the draft already has what the operation asks for, so that one whose answer was lost is not sent twice.
 * `known`: the quantity of each position at the time when the operation was sent.
 */
export function isApplied(operation: EditOperation, offer: EditedOffer, known: KnownQuantities): boolean {
  const { items } = offer;
  switch (operation.type) {
    case 'ADD_POSITION':
      return newItems(items).some(
        ({ id, sku, quantity }) => sku === operation.sku && quantity - (known[id] ?? 0) >= operation.quantity,
      );
    case 'REMOVE_POSITION':
      return items.every(({ id }) => id !== operation.id);
    case 'UPDATE_POSITION':
      return items.some(({ id, quantity }) => id === operation.id && quantity === operation.quantity);
    case 'CANCEL_POSITION':
      return items.some(
        ({ id, cancellationReason }) => id === operation.id && cancellationReason === operation.cancellationReason,
      );
    case 'UPDATE_POSITION_PRICE_DATE':
      return items.some(({ id, priceDate }) => id === operation.id && priceDate === operation.priceDate);
    case 'UPDATE_WEEE_TAKE_BACK':
      return items.some(
        ({ id, weeeTakeBackEnabled }) => id === operation.id && weeeTakeBackEnabled === operation.weeeTakeBackEnabled,
      );
    case 'SWITCH_DELIVERY_ADDRESS':
      return offer.deliveryAddress !== null && isSameAddress(offer.deliveryAddress, operation.address);
    case 'CHANGE_PAYMENT': {
      // Bank details cannot be read back: a payment with them is sent again.
      const { payment } = operation;
      return !('bank' in payment) && offer.payment?.method === payment.method;
    }
    case 'REDEEM_VOUCHER':
      return offer.vouchers.some(({ code }) => code === operation.code);
    case 'REMOVE_VOUCHER':
      return offer.vouchers.every(({ code }) => code !== operation.code);
    case 'CHANGE_SERVICE_VOUCHER':
      return offer.serviceVoucher === operation.code;
    case 'UPDATE_CUSTOMER':
      return (
        offer.contact.email === operation.email &&
        offer.contact.phoneNumber === operation.phoneNumber &&
        (operation.billingAddress === undefined ||
          (offer.billingAddress !== null && isSameAddress(offer.billingAddress, operation.billingAddress)))
      );
  }
}

/**
 * Whether the draft contains what an operation asks for, although the operation was refused or its answer was lost. Bank details
 * cannot be read back: a payment with them has arrived where method and plan are those asked for and the payment has changed.
 */
export function hasArrived(operation: EditOperation, before: EditedOffer, now: EditedOffer): boolean {
  if (operation.type !== 'CHANGE_PAYMENT' || !('bank' in operation.payment)) {
    return isApplied(operation, now, quantitiesOf(before));
  }
  const isAnother = paymentFields.some((field) => before.payment?.[field] !== now.payment?.[field]);
  return isAnother && isSamePayment(pendingPayment(operation), now.payment);
}

const paymentFields = ['method', 'count', 'dueDay', 'maskedIban'] as const;

/** The offer as its fields show it while operations are in flight: with what was entered, and the service's figures. */
export function withPending(offer: EditedOffer, operations: readonly EditOperation[]): EditedOffer {
  return operations.reduce(applyToFields, offer);
}

function applyToFields(offer: EditedOffer, operation: EditOperation): EditedOffer {
  const onItem = (id: string, change: Partial<EditItem>): EditedOffer => ({
    ...offer,
    items: offer.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  });
  switch (operation.type) {
    case 'UPDATE_POSITION':
      return onItem(operation.id, { quantity: operation.quantity });
    case 'CANCEL_POSITION':
      return onItem(operation.id, { cancellationReason: operation.cancellationReason });
    case 'UPDATE_POSITION_PRICE_DATE':
      return onItem(operation.id, { priceDate: operation.priceDate });
    case 'UPDATE_WEEE_TAKE_BACK':
      return onItem(operation.id, { weeeTakeBackEnabled: operation.weeeTakeBackEnabled });
    case 'SWITCH_DELIVERY_ADDRESS':
      return {
        ...offer,
        deliveryAddress: operation.address,
        items: offer.items.map((item) => ({ ...item, deliveryAddress: null })),
      };
    case 'CHANGE_PAYMENT':
      return { ...offer, payment: pendingPayment(operation) };
    case 'CHANGE_SERVICE_VOUCHER':
      return { ...offer, serviceVoucher: operation.code };
    case 'UPDATE_CUSTOMER': {
      const { email, phoneNumber, billingAddress = offer.billingAddress } = operation;
      return { ...offer, contact: { email, phoneNumber }, billingAddress };
    }
    // Their rows and codes appear and vanish with the answer.
    case 'ADD_POSITION':
    case 'REMOVE_POSITION':
    case 'REDEEM_VOUCHER':
    case 'REMOVE_VOUCHER':
      return offer;
  }
}

function pendingPayment({ payment }: Extract<EditOperation, { type: 'CHANGE_PAYMENT' }>): EditPayment {
  const agreement = 'count' in payment ? payment : { dueDay: null, count: null };
  return {
    method: payment.method,
    dueDay: agreement.dueDay,
    count: agreement.count,
    installment: null,
    totalGrossAmount: null,
    calculationId: null,
    maskedIban: null,
  };
}
