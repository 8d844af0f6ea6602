import { describe, expect, it } from 'vitest';
import {
  comparisonOf,
  emailCheckVerdict,
  nameCheckIsPossible,
  nameCheckVerdict,
  type DuplicateFacts,
} from './duplicates';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const facts = (overrides: Partial<DuplicateFacts> = {}): DuplicateFacts => ({
  firstName: 'Erika',
  lastName: 'Musterfrau',
  dateOfBirth: '1964-08-12',
  email: 'erika@example.com',
  externalCustomerId: null,
  ...overrides,
});
const other = aCustomer({ externalCustomerId: '0999999' });
const deleted = aCustomer({ externalCustomerId: '0888888', orderRestriction: 'GDPR_DELETION' });

describe('the duplicate check by name and birthdate (REQ B8.1, B8.2)', () => {
  it.each([
    [{}, true],
    [{ email: null }, true],
    [{ firstName: '' }, false],
    [{ lastName: '' }, false],
    [{ dateOfBirth: null }, false],
    [{ dateOfBirth: ' ' }, false],
    [{ lastName: 'Li' }, false],
    [{ firstName: 'J.' }, false],
  ])('can run with %j: %s', (overrides, expected) => {
    expect(nameCheckIsPossible(facts(overrides))).toBe(expected);
  });

  it('finds none where there is no match or only the customer itself', () => {
    expect(nameCheckVerdict([], null)).toEqual({ kind: 'none' });
    expect(nameCheckVerdict([other], '0999999')).toEqual({ kind: 'none' });
  });

  it('skips the double check for exactly one match that awaits GDPR deletion', () => {
    expect(nameCheckVerdict([deleted], null)).toEqual({ kind: 'skipDoubleCheck' });
    expect(nameCheckVerdict([other, deleted], '0999999')).toEqual({ kind: 'skipDoubleCheck' });
  });

  it('otherwise returns the duplicates', () => {
    expect(nameCheckVerdict([other], null)).toEqual({ kind: 'duplicates', customers: [other] });
    expect(nameCheckVerdict([other, deleted], null)).toEqual({ kind: 'duplicates', customers: [other, deleted] });
    expect(nameCheckVerdict([deleted, deleted], null)).toEqual({ kind: 'duplicates', customers: [deleted, deleted] });
    const blocked = aCustomer({ externalCustomerId: '0777777', orderRestriction: 'FRAUD' });
    expect(nameCheckVerdict([blocked], '0999999')).toEqual({ kind: 'duplicates', customers: [blocked] });
  });
});

describe('the duplicate check by e-mail (REQ B8.4)', () => {
  const light = aCustomer({ externalCustomerId: '0555555', isLightUser: true });
  const otherLight = { ...light, externalCustomerId: '0444444', firstName: 'Max' };
  const hello = aCustomer({ externalCustomerId: '0333333', isHelloUser: true });

  it('ignores hello users and the customer itself', () => {
    expect(emailCheckVerdict([], facts())).toEqual({ kind: 'free' });
    expect(emailCheckVerdict([hello], facts())).toEqual({ kind: 'free' });
    expect(emailCheckVerdict([hello, other], facts({ externalCustomerId: '0999999' }))).toEqual({ kind: 'free' });
  });

  it('merges a light user with the same name, ignoring case, blanks and apostrophes', () => {
    expect(emailCheckVerdict([light], facts())).toEqual({ kind: 'lightUserSameName', customer: light });
    const typed = facts({ firstName: ' ERIKA ', lastName: 'muster\u00adfrau' });
    expect(emailCheckVerdict([light, hello], typed)).toEqual({ kind: 'lightUserSameName', customer: light });
    const neill = { ...light, lastName: "O'Neill" };
    expect(emailCheckVerdict([neill], facts({ lastName: 'O’Neill' })).kind).toBe('lightUserSameName');
    expect(emailCheckVerdict([otherLight, light], facts())).toEqual({ kind: 'lightUserSameName', customer: light });
  });

  it('opens the light-user flow for a light user with a different name', () => {
    expect(emailCheckVerdict([otherLight], facts())).toEqual({ kind: 'lightUserOtherName', customer: otherLight });
    expect(emailCheckVerdict([light], facts({ lastName: 'Beispiel' })).kind).toBe('lightUserOtherName');
  });

  it('reports the e-mail as in use for other customers, also beside a light user', () => {
    expect(emailCheckVerdict([other], facts())).toEqual({ kind: 'inUse', customers: [other] });
    expect(emailCheckVerdict([light, hello, other], facts())).toEqual({ kind: 'inUse', customers: [light, other] });
  });
});

describe('the comparison of two customers', () => {
  it('returns every field and whether it differs', () => {
    const mine = aCustomer({ phoneNumbers: [{ phoneNumberType: 'PRIVATE', value: '+49 221 12345678' }] });
    const theirs = aCustomer({
      salutation: null,
      firstName: 'ERIKA',
      dateOfBirth: '1964-08-21',
      email: 'Erika.Musterfrau@example.com',
      billingAddress: aPostalAddress({ streetNumber: '17 a', zipCode: '50667' }),
    });
    expect(comparisonOf(mine, theirs)).toEqual([
      { field: 'salutation', mine: 'MS', theirs: '', differs: true },
      { field: 'name', mine: 'Erika Musterfrau', theirs: 'ERIKA Musterfrau', differs: false },
      { field: 'dateOfBirth', mine: '1964-08-12', theirs: '1964-08-21', differs: true },
      { field: 'email', mine: 'erika.musterfrau@example.com', theirs: 'Erika.Musterfrau@example.com', differs: false },
      { field: 'phone', mine: '022112345678', theirs: '022112345678', differs: false },
      { field: 'street', mine: 'Heidestraße 17', theirs: 'Heidestraße 17 a', differs: true },
      { field: 'place', mine: '51147 Köln', theirs: '50667 Köln', differs: true },
    ]);
  });

  it('returns empty text for missing values', () => {
    const bare = aCustomer({
      salutation: null,
      firstName: '',
      lastName: '',
      dateOfBirth: null,
      email: null,
      phoneNumbers: [],
      billingAddress: null,
    });
    expect(comparisonOf(bare, bare).map(({ mine, theirs, differs }) => [mine, theirs, differs])).toEqual(
      Array.from({ length: 7 }, () => ['', '', false]),
    );
    const atPackstation = comparisonOf(aCustomer({ billingAddress: aPackstation() }), bare);
    expect(atPackstation.find(({ field }) => field === 'street')?.mine).toBe('');
    expect(atPackstation.find(({ field }) => field === 'place')?.mine).toBe('51147 Köln');
  });
});
