import type { ReactNode } from 'react';
import { mayClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { ComplaintButton } from './ComplaintButton';

/** Like the other actions of a row only where it is possible; the order itself says why it is not (REQ D2.2). */
export function rowComplaint(order: Order): ReactNode {
  return mayClaim(order).isPossible && <ComplaintButton order={order} isOn size="row" />;
}
