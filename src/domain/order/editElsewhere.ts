import { withPending } from './editEffects';
import type { EditedOffer, EditOperation } from './editOrder';
import { contentOf, orderChanges, type OrderChange } from './editOrderChanges';

/**
 * Returns what somebody else has changed in a draft. `after` is what the service answered to the agent's `operation`, or to a mere
 * reading (null). Figures follow from the rest and are not compared (DECISIONS 244).
 */
export function changesElsewhere(
  before: EditedOffer,
  after: EditedOffer,
  operation: EditOperation | null,
): readonly OrderChange[] {
  const expected = operation === null ? before : withPending(before, [operation]);
  const changes = orderChanges(contentOf(expected), contentOf(after));
  return operation === null ? changes : changes.filter((change) => !isEffectOf(operation, change, after));
}

/** Whether the change is the effect of the agent's own operation. */
function isEffectOf(operation: EditOperation, change: OrderChange, after: EditedOffer): boolean {
  const isAt = (id: string) => 'position' in change && change.position.id === id;
  switch (operation.type) {
    case 'ADD_POSITION': {
      const { sku, quantity } = operation;
      if (!('position' in change) || !change.position.isNew || change.position.sku !== sku) return false;
      if (change.kind === 'positionAdded') return change.position.quantity === quantity;
      return change.kind === 'quantity' && change.after - change.before === quantity;
    }
    case 'REMOVE_POSITION':
      return change.kind === 'positionGone' && isAt(operation.id);
    case 'UPDATE_POSITION':
      return change.kind === 'quantity' && isAt(operation.id);
    case 'CANCEL_POSITION':
      return change.kind === 'positionCancelled' && isAt(operation.id);
    case 'UPDATE_POSITION_PRICE_DATE':
      return change.kind === 'priceDate' && isAt(operation.id);
    case 'UPDATE_WEEE_TAKE_BACK':
      return change.kind === 'takeBack' && isAt(operation.id);
    case 'SWITCH_DELIVERY_ADDRESS':
      return change.kind === 'deliveryAddress';
    case 'CHANGE_PAYMENT':
      return change.kind === 'payment';
    case 'REDEEM_VOUCHER': {
      // Another voucher may make room, and the service may know the code by another name.
      const isAlias = after.vouchers.every(({ code }) => code !== operation.code);
      return (
        change.kind === 'voucherRemoved' ||
        (change.kind === 'voucherAdded' && (isAlias || change.code === operation.code))
      );
    }
    case 'REMOVE_VOUCHER':
      return change.kind === 'voucherRemoved' && change.code === operation.code;
    case 'CHANGE_SERVICE_VOUCHER':
      return change.kind === 'serviceVoucher';
    case 'UPDATE_CUSTOMER':
      return change.kind === 'contact' || change.kind === 'billingAddress';
  }
}
