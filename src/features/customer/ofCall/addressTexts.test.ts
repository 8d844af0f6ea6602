import { beforeEach, expect, it } from 'vitest';
import type { Address } from '~/domain/address/address';
import { aPostalAddress } from '~/domain/testing/samples';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { addressDetail } from './addressTexts';

beforeEach(() => startI18n('de'));

const {
  street: _street,
  streetNumber: _number,
  type: _type,
  ...place
} = aPostalAddress({ zipCode: '1010', city: 'Wien', countryCode: 'AT' });
const house = { ...place, type: 'POSTAL', street: 'Ring', streetNumber: '5' } as const;
const point = {
  ...place,
  type: 'DHL_ADDRESS',
  servicePoint: { type: 'POSTFILIALE', number: '502', post: '12345678' },
} as const;

it.each<[Address, string]>([
  [house, 'Ring 5, 1010 Wien, Österreich'],
  [{ ...house, careOf: 'Huber', addressAddition: 'Stiege 2' }, 'c/o Huber, Ring 5, Stiege 2, 1010 Wien, Österreich'],
  [{ ...house, careOf: 'c/o Huber' }, 'c/o Huber, Ring 5, 1010 Wien, Österreich'],
  [point, 'Postnummer 12345678, 1010 Wien, Österreich'],
  [{ ...point, servicePoint: { ...point.servicePoint, post: '' } }, '1010 Wien, Österreich'],
])('an address names everything that the caller confirms: %j', (address, text) => {
  expect(addressDetail(address, translate)).toBe(text);
});
