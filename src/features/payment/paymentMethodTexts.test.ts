import { beforeAll, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { paymentMethodText } from './paymentMethodTexts';

beforeAll(() => startI18n('de'));

it.each([
  ['DIRECT_DEBIT', 'Bankeinzug'],
  ['PREPAYMENT', 'Vorkasse'],
  ['consumer-credit', 'Verbraucherkredit'],
  ['BARTER', 'BARTER'],
  ['', ''],
])('%s is shown as %s (REQ C8.1)', (method, text) => {
  expect(paymentMethodText(method, translate)).toBe(text);
});
