import { expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { orderStatusTexts, statusWords } from './orderStatusTexts';

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

it('a delivery status has the words of its code, or those of the service', async () => {
  await startI18n('de');
  expect(statusWords('dispatched', translate)).toBe('versendet');
  expect(statusWords('beim Nachbarn', translate)).toBe('beim Nachbarn');
});
