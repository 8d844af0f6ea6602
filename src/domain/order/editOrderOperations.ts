import { isInstallmentMethod, isPaymentMethod } from '~/domain/payment/payment';
import type { EditOperation, EditPayment } from './editOrder';
import type { OfPosition, OrderChange } from './editOrderChanges';

/** The operation that undoes the change; `replayWithout`: no operation does, the others have to be done again. */
export function inverseOf(change: OrderChange): EditOperation | 'replayWithout' {
  if (change.kind === 'positionAdded') {
    return ofPosition(change, (id) => ({ type: 'REMOVE_POSITION', id })) ?? 'replayWithout';
  }
  if (change.kind === 'deliveryAddress' && change.wereSeveral) return 'replayWithout';
  return operationTo('before', change) ?? 'replayWithout';
}

/** Placeholder for the id of the position that the preceding operation added. */
export const addedPosition = 'added';

/**
 * The operations that make the change again on a new draft. `payment`: the last change of payment of this session, whose
 * bank details the service does not send back. `today`: `YYYY-MM-DD`.
 */
export function redoOf(
  change: OrderChange,
  payment: Extract<EditOperation, { type: 'CHANGE_PAYMENT' }> | null,
  today: string,
): readonly EditOperation[] {
  if (change.kind === 'positionAdded') {
    const { sku, quantity, crossSell, priceDate, weeeTakeBackEnabled } = change.position;
    return [
      { type: 'ADD_POSITION', sku, quantity, crossSell },
      ...(priceDate === null ? [] : [{ type: 'UPDATE_POSITION_PRICE_DATE' as const, id: addedPosition, priceDate }]),
      ...(weeeTakeBackEnabled === true
        ? [{ type: 'UPDATE_WEEE_TAKE_BACK' as const, id: addedPosition, weeeTakeBackEnabled }]
        : []),
    ];
  }
  if (change.kind === 'payment' && payment !== null && payment.payment.method === change.after?.method) {
    return [payment];
  }
  const operation = operationTo(
    'after',
    change.kind === 'priceDate' ? { ...change, after: change.after ?? today } : change,
  );
  return operation === null ? [] : [operation];
}

/** The operation that gives the changed part of the order its value of this side of the change; null: none does. */
function operationTo(side: 'before' | 'after', change: OrderChange): EditOperation | null {
  switch (change.kind) {
    case 'quantity':
      return ofPosition(change, (id) => ({ type: 'UPDATE_POSITION', id, quantity: change[side] }));
    case 'priceDate': {
      const priceDate = change[side];
      if (priceDate === null) return null;
      return ofPosition(change, (id) => ({ type: 'UPDATE_POSITION_PRICE_DATE', id, priceDate }));
    }
    case 'takeBack':
      return ofPosition(change, (id) => ({ type: 'UPDATE_WEEE_TAKE_BACK', id, weeeTakeBackEnabled: change[side] }));
    case 'positionCancelled': {
      const cancellationReason = side === 'after' ? change.reason : null;
      return ofPosition(change, (id) => ({ type: 'CANCEL_POSITION', id, cancellationReason }));
    }
    case 'deliveryAddress': {
      const address = change[side];
      return address === null ? null : { type: 'SWITCH_DELIVERY_ADDRESS', address };
    }
    case 'payment':
      return toPlainPayment(change[side]);
    case 'voucherAdded':
      return { type: side === 'after' ? 'REDEEM_VOUCHER' : 'REMOVE_VOUCHER', code: change.code };
    case 'voucherRemoved':
      return { type: side === 'after' ? 'REMOVE_VOUCHER' : 'REDEEM_VOUCHER', code: change.code };
    case 'serviceVoucher':
      return { type: 'CHANGE_SERVICE_VOUCHER', code: change[side] };
    case 'contact':
      return { type: 'UPDATE_CUSTOMER', ...change[side] };
    case 'billingAddress':
      return { type: 'UPDATE_CUSTOMER', ...change.contact, billingAddress: change[side] };
    case 'positionAdded':
    case 'positionGone':
      return null;
  }
}

function ofPosition({ position }: OfPosition, operation: (id: string) => EditOperation): EditOperation | null {
  return position.id === null ? null : operation(position.id);
}

/** Null for a payment that needs bank details: the service never sends them back. */
function toPlainPayment(payment: EditPayment | null): EditOperation | null {
  const method = payment?.method ?? '';
  if (!isPaymentMethod(method)) return null;
  return method === 'DIRECT_DEBIT' || isInstallmentMethod(method)
    ? null
    : { type: 'CHANGE_PAYMENT', payment: { method }, plan: null };
}
