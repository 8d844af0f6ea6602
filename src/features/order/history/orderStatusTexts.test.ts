import { expect, it } from 'vitest';
import { orderStatusTexts } from './orderStatusTexts';

const codes = ['received', 'processing', 'inDelivery', 'dispatched', 'cancelled', 'returned', 'partiallyReturned'];
const statuses = [
  'CREATED',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'ERP_EXPORT_IN_PROGRESS',
  'RECREATED_ORDER',
];

it.each([...codes, ...statuses])('the status %s has a text (REQ E1.6, E2.3)', (code) => {
  expect(orderStatusTexts.get(code)).toBe(`orderStatus.${code}`);
});
