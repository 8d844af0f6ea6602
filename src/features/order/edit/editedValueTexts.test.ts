import { beforeEach, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { editedChangeTexts } from './editedValueTexts';

beforeEach(() => startI18n('de'));

it.each([
  ['UPDATE_POSITION', { text: '1' }, { sku: '432011001', quantity: '3' }, '1 Stück', '3 Stück, Artikel 432011001'],
  ['ADD_POSITION', {}, { title: 'Creme', sku: '432011001', quantity: '1' }, '–', '1 Stück, Creme 432011001'],
  ['CANCEL_POSITION', { text: '1 × Creme' }, { text: 'DOUBLE_ORDER' }, '1 × Creme', 'Doppelt bestellt'],
  ['CANCEL_POSITION', {}, { cancellationReason: 'FRAUD_CASE' }, '–', '–'],
  [
    'UPDATE_POSITION_PRICE_DATE',
    { priceDate: '2026-11-01' },
    { text: '2026-11-05T23:30:00Z' },
    '01.11.2026',
    '06.11.2026',
  ],
  ['UPDATE_WEEE_TAKE_BACK', { text: 'false' }, { weeeTakeBackEnabled: 'true' }, 'nein', 'ja'],
  [
    'SWITCH_DELIVERY_ADDRESS',
    { firstName: 'Erika', lastName: 'Musterfrau', street: 'Am Dom', streetNumber: '1', zipCode: '50667', city: 'Köln' },
    { packstationNumber: '145', zipCode: '50667', city: 'Köln' },
    'Erika Musterfrau, Am Dom 1, 50667 Köln',
    'Packstation 145, 50667 Köln',
  ],
  ['CHANGE_PAYMENT', { method: 'CASH_ON_DELIVERY' }, { text: 'INVOICE' }, 'Nachnahme', 'Rechnung'],
  [
    'CHANGE_PAYMENT',
    { method: 'NEW_METHOD' },
    { method: 'INVOICE', dueDay: '15' },
    '–',
    'Rechnung, fällig am 15. des Monats',
  ],
  ['REDEEM_VOUCHER', {}, { code: 'SOMMER_26' }, '–', 'SOMMER_26'],
  [
    'UPDATE_CUSTOMER',
    { email: 'a@example.com' },
    { text: '0d9e1c34-6f0a-4c55-9f3a-3f1f5f0a8a11' },
    'a@example.com',
    '–',
  ],
])('%s of %j to %j in words (REQ F4.1)', (operation, before, after, was, is) => {
  expect(editedChangeTexts({ operation, before, after }, translate)).toMatchObject({ before: was, after: is });
});

it('an operation that this version does not know is not shown by its code', () => {
  expect(editedChangeTexts({ operation: 'CHANGE_GIFT_WRAP', before: {}, after: {} }, translate).what).toBe(
    'Sonstige Änderung',
  );
});
