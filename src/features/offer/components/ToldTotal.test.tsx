import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anOffer } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { ToldTotal } from './ToldTotal';

beforeEach(() => startI18n('de'));

const told = anOffer({ totalPrice: 40_94, totalVoucherDiscount: 0 });
const cheaper = anOffer({ totalPrice: 30_94, totalVoucherDiscount: 10_00 });
const at = '2026-11-20T18:25:31.000Z';

it.each([
  ['the same total', { total: 40_94, fee: 0, offer: told, at }, told, 'um 19:25 Uhr'],
  ['the same total, its time not recorded', { total: 40_94, fee: 0, offer: told, at: null }, told, ''],
  [
    'another total, with the figures that changed',
    { total: 40_94, fee: 0, offer: told, at },
    cheaper,
    '40,94 € genannt um 19:25 Uhr, seitdem Gutschein −10,00 €',
  ],
  [
    'another total after a reload, with the difference',
    { total: 40_94, fee: 0, offer: null, at },
    cheaper,
    '40,94 € genannt um 19:25 Uhr, seitdem −10,00 €',
  ],
  [
    'another total without time',
    { total: 40_94, fee: 0, offer: null, at: null },
    cheaper,
    '40,94 € genannt, seitdem −10,00 €',
  ],
])('%s: what was told, when, and what changed since', (_case, announced, offer, text) => {
  const { container } = render(<ToldTotal told={announced} offer={offer} currency="EUR" />);
  expect(container.textContent?.replaceAll(/\s/g, ' ').trim()).toBe(text);
});
