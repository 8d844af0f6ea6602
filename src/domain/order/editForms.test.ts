import { describe, expect, it } from 'vitest';
import type { PostalAddress } from '~/domain/address/address';
import { anEditItem } from '~/domain/testing/editSamples';
import { aPostalAddress } from '~/domain/testing/samples';
import {
  homeFields,
  newAddressInput,
  nothingTyped,
  openForms,
  readContact,
  readHome,
  withoutTaken,
  type HomeField,
} from './editForms';

const contact = { email: 'dora@example.com', phoneNumber: '+49 (0)221 / 765' };
const home = aPostalAddress({ kind: 'BILLING' });
const items = [
  anEditItem({ id: 'p1', quantity: 2, priceDate: '2026-02-01' }),
  anEditItem({ id: 'p2', cancellationReason: 'x' }),
];
const shown = { items, contact, billingAddress: home, deliveryAddress: home };
const typedContact = { email: 'dora@example.com', phone: '+49 (0)221 / 765' };
const input = { ...newAddressInput(shown), street: 'Seeweg', streetNumber: '3', zipCode: '50667', city: 'Köln' };

describe('the contact details of an edit (REQ F1.8)', () => {
  it.each([
    [
      'only the e-mail',
      { email: 'neu@example.com' },
      { email: 'neu@example.com', phoneNumber: '+49 (0)221 / 765' },
      [],
    ],
    ['only the telephone', { phone: '+49 221 1' }, { email: 'dora@example.com', phoneNumber: '02211' }, []],
    ['nothing left', { email: ' ', phone: '' }, { email: null, phoneNumber: null }, []],
    ['an invalid e-mail', { email: 'dora' }, { email: 'dora', phoneNumber: '+49 (0)221 / 765' }, ['email']],
    ['an invalid telephone', { phone: 'keins' }, { email: 'dora@example.com', phoneNumber: null }, ['phone']],
  ])('%s: what was not typed is not rewritten', (_what, typed, read, invalid) => {
    expect(readContact({ ...typedContact, ...typed }, contact)).toEqual({ contact: read, invalid });
  });
});

describe('the billing address of an edit (REQ F2.7, B7.7, B7.8, B7.9)', () => {
  it.each<[string, Partial<PostalAddress>, readonly HomeField[], Partial<PostalAddress>]>([
    ['is tidied', { street: ' Prinz’  Weg', zipCode: '50 668' }, [], { street: "Prinz' Weg", zipCode: '50668' }],
    ['has no pick-up point as its street', { street: 'Packstation 145' }, ['street'], {}],
    ['has a street of three letters', { street: 'We' }, ['street'], {}],
    ['has no forbidden characters', { street: 'Weg; 2', city: 'K#ln' }, ['street', 'city'], {}],
    ['may have a street that resembles a pick-up point', { street: 'Am Pakethof' }, [], {}],
    ['has a number that begins with a digit', { streetNumber: 'a1' }, ['streetNumber'], {}],
    ['has a postcode of its country', { zipCode: '1010' }, ['zipCode'], {}],
    ['of Austria has four digits', { zipCode: '1010', countryCode: 'AT' }, [], {}],
    ['has every field', { street: ' ', streetNumber: '', zipCode: '', city: '' }, homeFields, { street: '', city: '' }],
  ])('%s', (_what, typed, invalid, tidied) => {
    expect(readHome({ ...home, ...typed }, home, 'DE')).toEqual({ address: { ...home, ...typed, ...tidied }, invalid });
  });

  it('keeps a field that was not typed, whatever the rules of today say', () => {
    const old = { ...home, street: 'C 4', zipCode: '1234', streetNumber: '' };
    expect(readHome({ ...old, city: 'Bonn' }, old, 'DE')).toEqual({
      address: { ...old, city: 'Bonn' },
      invalid: ['streetNumber'],
    });
  });
});

describe('the forms of an edit that are not taken over', () => {
  it.each([
    ['nothing typed', nothingTyped, []],
    ['a position as it is', { ...nothingTyped, positions: { p1: { quantity: ' 2', priceDate: '01.02.2026' } } }, []],
    ['another quantity', { ...nothingTyped, positions: { p1: { quantity: 'viele' } } }, ['position']],
    ['no price date any more', { ...nothingTyped, positions: { p1: { priceDate: '' } } }, ['position']],
    [
      'a position that is cancelled or gone',
      { ...nothingTyped, positions: { p2: { quantity: '9' }, p3: { quantity: '9' } } },
      [],
    ],
    ['an article without Enter', { ...nothingTyped, article: '432011' }, ['article']],
    ['a voucher without Enter', { ...nothingTyped, voucher: 'SOMMER' }, ['voucher']],
    ['blanks', { ...nothingTyped, article: ' ', voucher: ' ' }, []],
    ['contact details as they are', { ...nothingTyped, contact: { ...typedContact, email: ' dora@example.com' } }, []],
    ['other contact details', { ...nothingTyped, contact: { ...typedContact, email: 'neu@example.com' } }, ['contact']],
    ['an invalid e-mail', { ...nothingTyped, contact: { ...typedContact, email: 'dora' } }, ['contact']],
    ['an untouched new address', { ...nothingTyped, deliveryAddress: newAddressInput(shown) }, []],
    ['direct debit without bank details', { ...nothingTyped, payment: 'DIRECT_DEBIT' as const }, ['payment']],
    ['a new address', { ...nothingTyped, deliveryAddress: input }, ['deliveryAddress']],
    ['a billing address as it is', { ...nothingTyped, billingAddress: home }, []],
    [
      'another staircase',
      { ...nothingTyped, billingAddress: { ...home, addressAddition: 'Stiege 2' } },
      ['billingAddress'],
    ],
    ['another billing address', { ...nothingTyped, billingAddress: { ...home, city: 'Bonn' } }, ['billingAddress']],
  ])('%s', (_what, typed, open) => {
    expect(openForms(typed, shown, 'DE')).toEqual(open);
  });

  it('are closed by the operation that takes them over, and by no other', () => {
    const typed = { ...nothingTyped, contact: { ...typedContact, email: 'neu@example.com' } };
    const operation = { type: 'UPDATE_CUSTOMER', ...contact } as const;
    expect(withoutTaken(typed, operation, shown, 'DE')).toEqual(typed);
    const done = { ...shown, contact: { ...contact, email: 'neu@example.com' } };
    expect(withoutTaken(typed, operation, done, 'DE')).toEqual(nothingTyped);
  });
});
