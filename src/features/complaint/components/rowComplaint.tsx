import type { ReactNode } from 'react';
import { mayClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { ComplaintButton } from './ComplaintButton';

/** Renders the button only where a complaint is possible; the display of the order says why it is not (REQ D2.2). */
export function rowComplaint(order: Order): ReactNode {
  return mayClaim(order).isPossible && <ComplaintButton order={order} isOn size="row" />;
}
