import type { ReactNode } from 'react';
import type { Order } from '~/domain/order/order';
import { ComplaintButton } from './ComplaintButton';

/** Renders the button of a complaint for a row; the display of the order says why there is none (REQ D2.2). */
export function rowComplaint(order: Order): ReactNode {
  return <ComplaintButton order={order} size="row" />;
}
