import type { PaymentMethod } from '~/domain/payment/payment';
import { isRejectedStatus, type Order } from './order';
import type { PaypalWindow } from './paypalWindow';

/** What can be done with a displayed order (REQ E2.2). */
export const orderActionNames = ['resubmit', 'cancel', 'recreate', 'edit'] as const;
export type OrderActionName = (typeof orderActionNames)[number];

/** Why an action is not possible. */
export type ActionBlock =
  | 'noPermission'
  | 'notRejected'
  | 'notCancelable'
  | 'paypalWindowClosed'
  | 'paymentNotRecreatable'
  | 'alreadyRecreated'
  | 'isRejected'
  | 'notEditable';

export interface ActionFacts {
  /** The areas `rejectionMgmt`, `OrderHistory`, `EditOrder` of the agent. */
  readonly mayResubmit: boolean;
  readonly mayCancel: boolean;
  readonly mayEdit: boolean;
  readonly paypal: PaypalWindow;
  /** DECISIONS 11. */
  readonly recreatablePayments: readonly PaymentMethod[];
}

/** The reason why the action is not possible; null: it is. */
export function actionBlock(action: OrderActionName, order: Order, facts: ActionFacts): ActionBlock | null {
  switch (action) {
    case 'resubmit':
      if (!facts.mayResubmit) return 'noPermission';
      if (!isRejected(order)) return 'notRejected';
      return facts.paypal.kind === 'closed' ? 'paypalWindowClosed' : null;
    case 'cancel':
      if (!facts.mayCancel) return 'noPermission';
      // A rejected order has a cancellation of its own (REQ E4.3), which `isCancelable` says nothing about.
      return order.isCancelable || isRejected(order) ? null : 'notCancelable';
    case 'recreate':
      return recreateBlock(order, facts);
    case 'edit':
      return editBlock(order, facts);
  }
}

/** The latest status is a rejection (REQ D3.1, E4.2). */
export function isRejected(order: Order): boolean {
  return isRejectedStatus(latestStatus(order));
}

function latestStatus({ statusHistory, status }: Order): string {
  return statusHistory.at(-1)?.status ?? status.code;
}

const closedStatuses: readonly string[] = ['CANCELLED', 'RECREATED_ORDER', 'cancelled', 'returned', 'dispatched'];

function recreateBlock(order: Order, { mayResubmit, recreatablePayments }: ActionFacts): ActionBlock | null {
  if (!mayResubmit) return 'noPermission';
  const latest = latestStatus(order);
  if (latest === 'RECREATED_ORDER') return 'alreadyRecreated';
  if (latest !== 'REJECTED') return 'notRejected';
  return recreatablePayments.some((method) => method === order.payment?.method) ? null : 'paymentNotRecreatable';
}

function editBlock(order: Order, { mayEdit, paypal }: ActionFacts): ActionBlock | null {
  if (!mayEdit) return 'noPermission';
  if (paypal.kind === 'closed') return 'paypalWindowClosed';
  if (isRejected(order)) return 'isRejected';
  // Whether an accepted order can still be edited is known to the service only (REQ F3.5).
  const latest = latestStatus(order);
  return closedStatuses.includes(latest) || order.trackingNumbers.length > 0 ? 'notEditable' : null;
}
