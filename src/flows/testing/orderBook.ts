import { expect } from 'vitest';
import type { Desk } from '~/app/testing/aDesk';
import { requestsSeen, currentWorld, setFault } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';

/** The requests to create an order that reached the service. */
export const orderPosts = () => requestsSeen().filter(({ operation }) => operation === 'createOrder');
export const attemptIds = () => [...new Set(orderPosts().map((entry) => entry.correlation_id))];
/** The orders that the sample customer has beyond the seeded ones. */
export const newOrders = () =>
  currentWorld()
    .db.orders.ofCustomer('0123456')
    .filter(({ order }) => order.number.startsWith('14000'));

/** Injects a fault into the next `times` requests that create an order. */
export function injectOrderFault(fault: Fault, times = 1): void {
  setFault({ service: 'order', method: 'POST', path: '/backoffice-orders/', fault, times });
}

export async function expectConfirmedOnce(desk: Desk): Promise<void> {
  const { order, basket, payment, voucher, offer } = await desk.rest();
  expect(order.phase).toBe('confirmed');
  expect(newOrders()).toHaveLength(1);
  expect(attemptIds()).toHaveLength(1);
  expect(basket.items).toEqual([]);
  expect(payment.selection).toBeNull();
  expect(voucher.codes).toEqual([]);
  expect(offer.status).toBe('none');
}
