import { describe, expect, it } from 'vitest';
import {
  comparisonOf,
  emailCheckVerdict,
  nameCheckIsPossible,
  nameCheckVerdict,
  rankedDuplicates,
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

  it('merges a light user only with a new customer: to a customer with a number every other account has it in use', () => {
    const known = facts({ externalCustomerId: '0123456' });
    expect(emailCheckVerdict([light], known)).toEqual({ kind: 'inUse', customers: [light] });
    expect(emailCheckVerdict([otherLight], known)).toEqual({ kind: 'inUse', customers: [otherLight] });
    expect(emailCheckVerdict([hello], known)).toEqual({ kind: 'free' });
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
      { field: 'salutation', mine: 'MS', theirs: '', differs: false },
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

describe('the likely duplicate comes first (REQ B8.2, UX Keys)', () => {
  const mine = aCustomer({ dateOfBirth: '1971-05-17', email: 'doris@example.com', billingAddress: aPostalAddress() });
  const stranger = {
    firstName: 'Udo',
    lastName: 'Unbekannt',
    dateOfBirth: '1950-01-01',
    email: 'udo@example.com',
    billingAddress: null,
    phoneNumbers: [],
  };
  const found = (id: string, overrides: Parameters<typeof aCustomer>[0] = {}) =>
    aCustomer({ ...mine, ...stranger, id, ...overrides });
  const samePerson = { firstName: mine.firstName, lastName: mine.lastName, dateOfBirth: mine.dateOfBirth };

  it.each([
    [
      'name and birthday before the same house',
      [found('a', { billingAddress: mine.billingAddress }), found('b', samePerson)],
      'b',
    ],
    [
      'e-mail before the name alone',
      [found('a', { ...samePerson, dateOfBirth: null }), found('b', { email: mine.email })],
      'b',
    ],
    [
      'name, birthday and address before name and birthday',
      [found('a', samePerson), found('b', { ...samePerson, billingAddress: mine.billingAddress })],
      'b',
    ],
    ['e-mail in another spelling', [found('a'), found('b', { email: 'Doris@Example.com' })], 'b'],
    ['the order of the service where none is likelier', [found('a'), found('b')], 'a'],
  ])('%s', (_name, others, first) => {
    expect(rankedDuplicates(mine, others)[0]?.id).toBe(first);
    expect(rankedDuplicates(mine, others)).toHaveLength(others.length);
  });

  it('values that nobody has do not agree', () => {
    const unknown = { ...mine, email: null, dateOfBirth: null };
    const others = [
      found('a', { email: null, dateOfBirth: null }),
      found('b', { firstName: mine.firstName, lastName: mine.lastName }),
    ];
    expect(rankedDuplicates(unknown, others)[0]?.id).toBe('b');
  });
});
