import { limits } from '~config/limits';
import { isSameLine } from '~/domain/basket/basket';
import { deliveryAddressOf } from '~/domain/customer/deliveryAddress';
import { newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import { customerKey } from '~/domain/customer/customer';
import { targetOf } from '~/features/basket/basketRows';
import { basketActions } from '~/features/basket/basketSlice';
import type { PendingItem } from '~/features/basket/basketState';
import { takingOut } from '~/features/basket/takingOut';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions, selectTakesBasket } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { translate } from '~/shared/i18n/i18n';
import { undoStack, type UndoableAct } from '~/shared/undo/undoStack';
import type { CallRootState } from '~/app/modules';
import type { ActObserver } from './actObserver';
import './undoTexts.de';
import '~/domain/payment/paymentMethodWords.de';

type Observed = Parameters<ActObserver>[0];
type ActOfCall = Pick<UndoableAct, 'id' | 'text' | 'isPossible' | 'undo'> & Partial<UndoableAct>;

/** Records what the agent did in a call, as far as it can be undone (UX Undo instead of are-you-sure). */
export const recordActs: ActObserver = (observed) => {
  const { action, before, getState } = observed;
  const { id: callId } = before.call;
  if (orderActions.confirmed.match(action) || isAnotherCustomer(before, getState())) undoStack.forget(callId);
  const act = actOf(observed);
  if (act === null) return;
  // While an order is in flight its content stays as it was sent.
  const isPossible = () => !selectTakesBasket(getState()) && act.isPossible();
  undoStack.record({ callId, until: null, ...act, isPossible });
};

function isAnotherCustomer(before: CallRootState, after: CallRootState): boolean {
  const { customer } = before.customer;
  const now = after.customer.customer;
  return customer !== null && (now === null || customerKey(now) !== customerKey(customer));
}

function actOf(observed: Observed): ActOfCall | null {
  const { action, before, getState, dispatch } = observed;
  if (basketActions.addItemRequested.match(action)) return addedItem(action.payload, observed);
  if (basketActions.itemRemoved.match(action)) return action.payload.removedAt === null ? null : removedItem(observed);
  if (basketActions.quantityChangeRequested.match(action)) return changedQuantity(action.payload, observed);
  if (voucherActions.removed.match(action) || voucherActions.allRemoved.match(action)) {
    const { removed } = getState().voucher;
    if (removed.length === 0) return null;
    return {
      id: 'voucher',
      text: { key: 'undo.voucher', params: { code: removed.join(', ') } },
      isPossible: () => getState().voucher.removed === removed,
      undo: () => dispatch(voucherActions.removalUndone()),
    };
  }
  if (customerActions.deliveryAddressChosen.match(action)) {
    const from = before.customer.deliveryAddressId;
    const to = action.payload;
    if (from === null || from === to) return null;
    return {
      id: `address ${from}`,
      text: { key: 'undo.address' },
      isPossible: () => {
        const { customer, deliveryAddressId } = getState().customer;
        return customer !== null && deliveryAddressId === to && deliveryAddressOf(customer, from) !== null;
      },
      undo: () => dispatch(customerActions.deliveryAddressChosen(from)),
    };
  }
  if (customerActions.addressRemoved.match(action)) return removedAddress(action.payload, observed);
  if (paymentActions.methodChosen.match(action)) {
    const { method, isPreselected } = action.payload;
    const { selection } = before.payment;
    if (isPreselected === true || selection === null || selection.method === method) return null;
    return {
      id: `payment ${selection.method}`,
      text: { key: 'undo.payment', params: { method: translate(`payment.method.${method}` as const) } },
      isPossible: () => getState().payment.selection?.method === method,
      undo: () => dispatch(paymentActions.choiceUndone(selection)),
    };
  }
  return null;
}

/** An article that the agent added, also while it is in flight; an upgrade replaces another one and is no act of its own. */
function addedItem(added: PendingItem, { before, getState, dispatch }: Observed): ActOfCall | null {
  if (before.recommendations.upgrade.status === 'running') return null;
  const { key, sku, quantity } = added;
  const isInFlight = () => getState().basket.adding.some((pending) => pending.key === key);
  const lineNow = () => {
    const { items, activity } = getState().basket;
    const item = items.find((line) => isSameLine(line, added));
    return item === undefined || targetOf(activity[item.id]) === 'removed' ? undefined : item;
  };
  return {
    id: `added ${key}`,
    text: { key: 'undo.added', params: { name: before.basket.facts[sku]?.name ?? sku } },
    isPossible: () => isInFlight() || lineNow() !== undefined,
    undo: () => {
      const line = lineNow();
      if (isInFlight()) dispatch(basketActions.addUndone(key));
      else if (line !== undefined) dispatch(takingOut(line, quantity));
    },
  };
}

function removedItem({ getState, dispatch }: Observed): ActOfCall | null {
  const { removed, facts } = getState().basket;
  if (removed === null) return null;
  const { item, removedAt } = removed;
  return {
    id: 'removal',
    text: { key: 'undo.removed', params: { name: facts[item.sku]?.name ?? item.sku } },
    until: removedAt + limits.undoDuration,
    isPossible: () => getState().basket.removed?.item === item,
    undo: () => dispatch(basketActions.undoRemovalRequested()),
  };
}

function changedQuantity(
  { itemId, quantity }: ReturnType<typeof basketActions.quantityChangeRequested>['payload'],
  { before, getState, dispatch }: Observed,
): ActOfCall | null {
  const { items, facts } = before.basket;
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined || item.quantity === quantity) return null;
  return {
    // Several presses of + before the service has answered are one act.
    id: `quantity ${itemId} ${String(item.quantity)}`,
    text: { key: 'undo.quantity', params: { name: facts[item.sku]?.name ?? item.sku, quantity } },
    isPossible: () => wantedQuantity(getState(), itemId) === quantity,
    undo: () => dispatch(basketActions.quantityChangeRequested({ itemId, quantity: item.quantity })),
  };
}

function wantedQuantity({ basket }: CallRootState, itemId: string): number | null {
  const item = basket.items.find(({ id }) => id === itemId);
  const target = targetOf(basket.activity[itemId]);
  return item === undefined || target === 'removed' ? null : (target.quantity ?? item.quantity);
}

/** Only an address that this call added can be removed, and a call adds one at a time. */
function removedAddress(addressId: string, { before, getState, dispatch }: Observed): ActOfCall | null {
  const { customer, deliveryAddressId } = before.customer;
  const index = customer?.deliveryAddresses.findIndex(({ id }) => id === addressId) ?? -1;
  const address = customer?.deliveryAddresses[index];
  if (customer === null || address === undefined) return null;
  return {
    id: `removed ${addressId}`,
    text: { key: 'undo.addressRemoved' },
    isPossible: () => {
      const now = getState().customer.customer;
      return now !== null && newDeliveryAddressRefusal(now) === null;
    },
    undo: () => {
      const now = getState().customer.customer;
      if (now === null) return;
      const deliveryAddresses = now.deliveryAddresses.toSpliced(index, 0, address);
      const preferredAddressId = customer.preferredAddressId === addressId ? addressId : now.preferredAddressId;
      dispatch(customerActions.dataEdited({ ...now, deliveryAddresses, preferredAddressId }));
      if (deliveryAddressId === addressId) dispatch(customerActions.deliveryAddressChosen(addressId));
    },
  };
}
