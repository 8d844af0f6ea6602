import { describe, expect, it } from 'vitest';
import type { Customer } from './customer';
import { addressChangesOf, changedFieldsOf, withPendingChanges } from './customerChanges';
import { customerInputOf, editedCustomerOf } from './customerInput';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const stored = aPackstation({ id: 'd-1', externalAddressId: '81' });
const added = aPostalAddress({ id: 'local-1', kind: 'DELIVERY' });
const erika = aCustomer({ deliveryAddresses: [stored] });

describe('the changed fields of a customer', () => {
  it.each<readonly [Partial<Customer>, readonly string[]]>([
    [{}, []],
    [{ salutation: 'MR' }, ['salutation']],
    [{ academicTitle: 'Dr.' }, ['academicTitle']],
    [{ firstName: 'E', lastName: 'M' }, ['firstName', 'lastName']],
    [{ email: null }, ['email']],
    [{ dateOfBirth: '1964-08-13' }, ['dateOfBirth']],
    [{ phoneNumbers: [] }, ['phoneNumbers']],
    [{ billingAddress: aPostalAddress({ streetNumber: '18' }) }, ['billingAddress']],
    [{ billingAddress: aPostalAddress({ careOf: undefined }) }, []],
    [{ deliveryAddresses: [], consents: { ...erika.consents, emailNewsletter: false }, reception: 'WEB' }, []],
  ])('%j: %j', (changes, fields) => {
    expect(changedFieldsOf(erika, { ...erika, ...changes })).toEqual(fields);
  });
});

describe('what does not count as a change', () => {
  const backwards = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).toReversed()) as T;

  it('ignores the order of the fields', () => {
    const again = backwards({
      ...erika,
      billingAddress: backwards(aPostalAddress()),
      phoneNumbers: erika.phoneNumbers.map(backwards),
      deliveryAddresses: [backwards(stored)],
    });
    const original = { ...erika, billingAddress: aPostalAddress() };
    expect(Object.keys(again)).not.toEqual(Object.keys(original));
    expect(changedFieldsOf(original, again)).toEqual([]);
    expect(addressChangesOf(original, again)).toEqual({ added: [], edited: [] });
  });

  it('treats an undefined field as missing', () => {
    const billingAddress = { ...aPostalAddress(), careOf: undefined, addressAddition: undefined };
    expect(changedFieldsOf({ ...erika, billingAddress: aPostalAddress() }, { ...erika, billingAddress })).toEqual([]);
    const deliveryAddresses = [
      { ...stored, isDefault: stored.isDefault, fromInvoiceAddress: stored.fromInvoiceAddress },
    ];
    expect(addressChangesOf(erika, { ...erika, deliveryAddresses }).edited).toEqual([]);
  });

  it('finds no change after an edit without input, for any order of the phone numbers', () => {
    const phoneNumbers = [
      { phoneNumberType: 'FAX', value: '0221100' },
      { phoneNumberType: 'MOBILE', value: '0171100' },
      { phoneNumberType: 'PRIVATE', value: '0221200' },
      { phoneNumberType: 'MOBILE', value: '0171200' },
      { phoneNumberType: 'PRIVATE', value: '0221300' },
    ] as const;
    const original = aCustomer({ phoneNumbers, billingAddress: aPostalAddress({ salutation: 'MS' }) });
    const edited = editedCustomerOf(customerInputOf(original), original, 'DE', () => 'new');
    expect(edited.phoneNumbers).toEqual(phoneNumbers);
    expect(changedFieldsOf(original, edited)).toEqual([]);
    const other = editedCustomerOf(
      { ...customerInputOf(original), phonePrivate: '0221999' },
      original,
      'DE',
      () => 'new',
    );
    expect(other.phoneNumbers.map(({ value }) => value)).toEqual([
      '0221100',
      '0171100',
      '0221999',
      '0171200',
      '0221300',
    ]);
  });
});

describe('the changed delivery addresses', () => {
  it('are none without an edit', () => {
    expect(addressChangesOf(erika, erika)).toEqual({ added: [], edited: [] });
  });

  it('a new one is added, an edited one is edited, the others are left out', () => {
    const edited = { ...stored, packstationNumber: '146' };
    const other = aPostalAddress({ id: 'd-2', externalAddressId: '82', kind: 'DELIVERY' });
    const original = { ...erika, deliveryAddresses: [stored, other] };
    const customer = { ...erika, deliveryAddresses: [edited, other, added] };
    expect(addressChangesOf(original, customer)).toEqual({ added: [added], edited: [edited] });
  });

  it('are all added for a customer whom the service has not stored', () => {
    expect(addressChangesOf(null, { ...erika, deliveryAddresses: [added] })).toEqual({ added: [added], edited: [] });
  });

  it('do not include one that an order has transmitted', () => {
    const used = { ...added, usedInOrder: true };
    expect(addressChangesOf(erika, { ...erika, deliveryAddresses: [stored, used] }).added).toEqual([]);
  });

  it('do not include one that was removed again', () => {
    expect(addressChangesOf(erika, { ...erika, deliveryAddresses: [] })).toEqual({ added: [], edited: [] });
  });
});

describe('merging unsaved changes into the service’s record', () => {
  const pending = aCustomer({ lastName: 'Neu', email: null, deliveryAddresses: [stored, added], locked: false });

  it('keeps the unsaved values of the caller', () => {
    expect(withPendingChanges(erika, pending)).toMatchObject({
      lastName: 'Neu',
      email: null,
      deliveryAddresses: [stored, added],
    });
  });

  it('takes the fields that only the service sets from the service', () => {
    const atService = aCustomer({
      type: 'EMPLOYEE',
      locked: true,
      orderRestriction: 'FRAUD',
      indicators: { blocks: ['INSOLVENCY'], dunningLevel: 2, addressCategory: 1 },
      bankingDetails: { accountHolder: 'E', maskedIban: 'DE89 **** 3000', bankName: 'B' },
      isCreateDeliveryAddressAllowed: false,
    });
    const { type, locked, orderRestriction, indicators, bankingDetails, isCreateDeliveryAddressAllowed } = atService;
    expect(withPendingChanges(atService, pending)).toMatchObject({
      type,
      locked,
      orderRestriction,
      indicators,
      bankingDetails,
      isCreateDeliveryAddressAllowed,
      lastName: 'Neu',
    });
  });

  it('takes the date of birth from the service where none is unsaved', () => {
    expect(withPendingChanges(erika, { ...pending, dateOfBirth: null }).dateOfBirth).toBe('1964-08-12');
    expect(withPendingChanges(erika, { ...pending, dateOfBirth: '1960-01-01' }).dateOfBirth).toBe('1960-01-01');
  });
});
