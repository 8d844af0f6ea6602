import { describe, expect, it } from 'vitest';
import { addressInputOf, deliveryAddressFrom, emptyAddressInput, type AddressInput } from './addressInput';
import type { Address } from './address';
import { aPackstation, aPostalAddress } from '~/domain/testing/samples';

const basis = { country: 'DE', edited: undefined, salutation: null, newId: () => 'local-1' } as const;
const typed = (overrides: Partial<AddressInput> = {}): AddressInput => ({
  ...emptyAddressInput('Karl', 'Musterfrau'),
  street: 'Hasenweg',
  streetNumber: '5',
  zipCode: '50667',
  city: 'Köln',
  ...overrides,
});
const point: Partial<AddressInput> = { street: '', streetNumber: '', postNumber: '123 456 78', pointNumber: ' 502 ' };
const { packstationNumber: _number, ...place } = aPackstation({ id: 'd-1', externalAddressId: '81' });
const postOffice: Address = {
  ...place,
  type: 'DHL_ADDRESS',
  postNumber: '12345678',
  servicePoint: { type: 'POSTFILIALE', number: '502', post: '12345678' },
};

describe('a delivery address from the form (REQ B9.1, B9.2)', () => {
  it('starts as a street address with the customer’s name', () => {
    expect(emptyAddressInput('Erika', 'Musterfrau')).toMatchObject({
      type: 'POSTAL',
      firstName: 'Erika',
      isPreferred: false,
    });
  });

  it('is a postal one of the country of the call', () => {
    expect(deliveryAddressFrom(typed({ street: ' Hasen  weg ', careOf: ' ' }), { ...basis, country: 'AT' })).toEqual({
      id: 'local-1',
      externalAddressId: undefined,
      type: 'POSTAL',
      kind: 'DELIVERY',
      firstName: 'Karl',
      lastName: 'Musterfrau',
      street: 'Hasen weg',
      streetNumber: '5',
      zipCode: '50667',
      city: 'Köln',
      countryCode: 'AT',
      careOf: undefined,
      addressAddition: undefined,
      isDefault: false,
    });
  });

  it('at a Packstation has post number and Packstation number, without blanks, and no street', () => {
    const address = deliveryAddressFrom(typed({ ...point, type: 'PACKSTATION', street: 'Hasenweg' }), basis);
    expect(address).toMatchObject({ type: 'PACKSTATION', postNumber: '12345678', packstationNumber: '502' });
    expect(address).not.toHaveProperty('street');
    expect(address).not.toHaveProperty('careOf');
  });

  it.each(['POSTFILIALE', 'PAKETSHOP', 'POSTSTATION'] as const)(
    'at a %s is a DHL address with its service point',
    (type) => {
      expect(deliveryAddressFrom(typed({ ...point, type }), basis)).toMatchObject({
        type: 'DHL_ADDRESS',
        postNumber: '12345678',
        servicePoint: { type, number: '502', post: '12345678' },
      });
    },
  );

  it('keeps leading zeros: digits stay text', () => {
    expect(
      deliveryAddressFrom(typed({ zipCode: '04109', ...point, postNumber: '0012345678', type: 'PACKSTATION' }), basis),
    ).toMatchObject({
      zipCode: '04109',
      postNumber: '0012345678',
    });
  });
});

describe('an address that is edited', () => {
  it.each<readonly [string, Address]>([
    [
      'postal',
      aPostalAddress({
        id: 'd-1',
        kind: 'DELIVERY',
        externalAddressId: '81',
        careOf: 'Familie Sommer',
        addressAddition: 'Hinterhaus',
      }),
    ],
    ['Packstation', aPackstation({ id: 'd-1', externalAddressId: '81' })],
    ['post branch', postOffice],
  ])('survives the way into the form and back unchanged: %s', (_kind, address) => {
    const again = deliveryAddressFrom(addressInputOf(address, true), { ...basis, edited: address });
    expect(again).toEqual(address);
  });

  it('shows a post number that only the service point holds', () => {
    const { postNumber: _postNumber, ...without } = postOffice;
    expect(addressInputOf(without as Address, false)).toMatchObject({
      type: 'POSTFILIALE',
      postNumber: '12345678',
      pointNumber: '502',
    });
  });

  it('may change from a street to a pick-up point and back', () => {
    const input = addressInputOf(aPackstation(), false);
    expect(
      deliveryAddressFrom({ ...input, type: 'POSTAL', street: 'Hasenweg', streetNumber: '5' }, basis),
    ).toMatchObject({
      type: 'POSTAL',
      street: 'Hasenweg',
      city: 'Köln',
    });
  });

  it('reports whether it is the preferred address', () => {
    expect(addressInputOf(aPostalAddress(), true).isPreferred).toBe(true);
    expect(addressInputOf(aPostalAddress(), false).isPreferred).toBe(false);
  });
});
