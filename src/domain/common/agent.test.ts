import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentFromClaims, hasAccess, isOnList } from './agent';

const names = {
  username: 'cognito:username',
  roles: 'cognito:roles',
  givenName: 'given_name',
  familyName: 'family_name',
};

describe('agentFromClaims (REQ A1.3, A3.5)', () => {
  it('reads username, full name and the part of the roles after role/', () => {
    const agent = agentFromClaims(
      {
        'cognito:username': 'anna.beispiel',
        'cognito:roles': [
          'arn:aws:iam::000000000000:role/OrderManagementRole',
          'arn:aws:iam::1:role/path/VoucherManagementRole',
        ],
        given_name: 'Anna',
        family_name: 'Beispiel',
      },
      names,
    );
    expect(agent).toEqual({
      username: 'anna.beispiel',
      fullName: 'Anna Beispiel',
      roles: ['OrderManagementRole', 'path/VoucherManagementRole'],
    });
  });

  it.each([null, undefined, 'null', [], {}, { 'cognito:username': 7 }, { 'cognito:username': ' ' }])(
    'returns null for %j',
    (claims) => {
      expect(agentFromClaims(claims, names)).toBeNull();
    },
  );

  it('greets by username where the names are missing', () => {
    expect(agentFromClaims({ 'cognito:username': 'a' }, names)?.fullName).toBe('a');
  });

  it('a role claim of any JSON shape never throws and never yields a role it does not contain', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (claim) => {
        const agent = agentFromClaims({ 'cognito:username': 'a', 'cognito:roles': claim }, names);
        expect(agent?.roles.every((role) => JSON.stringify(claim).includes(JSON.stringify(role).slice(1, -1)))).toBe(
          true,
        );
      }),
    );
  });

  it.each([
    ['a text without role/', 'OrderManagementRole', []],
    ['another resource than a role', ['arn:aws:iam::1:saml-provider/A'], []],
    ['names with commas', 'arn:aws:iam::1:role/A,role/B, C', ['A', 'B']],
    ['names with blanks', 'role/A role/B', ['A', 'B']],
    ['names in brackets', '[role/A, role/B]', ['A', 'B']],
    ['a JSON list as a text', '["role/A","role/B"]', ['A', 'B']],
    ['several names in one entry of a list', ['role/A,saml-provider/P', null], ['A']],
    ['an empty text', ' ', []],
    ['one bare role', 'x:role/OrderManagementRole', ['OrderManagementRole']],
    ['an object', { role: 'role/OrderManagementRole' }, []],
    ['a list of lists', [['role/OrderManagementRole']], []],
    ['the same role twice', ['role/A', 'role/A'], ['A']],
    ['an empty role', ['role/'], []],
  ])('%s', (_name, claim, roles) => {
    expect(agentFromClaims({ 'cognito:username': 'a', 'cognito:roles': claim }, names)?.roles).toEqual(roles);
  });
});

describe('hasAccess (REQ A3.7)', () => {
  it.each([
    ['an area that needs no role is open to all', [], [], true],
    ['any of the listed roles suffices', ['A', 'B'], ['B'], true],
    ['another role does not', ['A'], ['B', 'a'], false],
    ['no role does not', ['A'], [], false],
  ])('%s', (_name, needed, ownRoles, expected) => {
    expect(hasAccess(needed, ownRoles)).toBe(expected);
  });
});

describe('isOnList (REQ A6.8, A6.10)', () => {
  const list = { usernames: ['anna.beispiel'], emptyAdmitsAll: false, byPrefix: false };

  it.each([
    ['the named agent', list, 'anna.beispiel', true],
    ['another agent', list, 'bernd', false],
    ['the beginning of a name, where whole names count', list, 'anna.beispiel2', false],
    ['the beginning of a name, where prefixes count', { ...list, byPrefix: true }, 'anna.beispiel2', true],
    ['a name that begins like an entry with a star', { ...list, usernames: ['anna.*'] }, 'anna.beispiel', true],
    ['a name that begins otherwise', { ...list, usernames: ['anna.*'] }, 'annabel', false],
    ['everybody, by a star alone', { ...list, usernames: ['*'] }, 'bernd', true],
    ['a star also where prefixes count', { ...list, usernames: ['anna*'], byPrefix: true }, 'anna.beispiel', true],
    ['nobody without a name, even by a star', { ...list, usernames: ['*'] }, '', false],
    ['an empty prefix is nobody', { ...list, usernames: [''], byPrefix: true }, 'anna.beispiel', false],
    ['an empty list that admits all', { ...list, usernames: [], emptyAdmitsAll: true }, 'bernd', true],
    ['an empty list that admits nobody', { ...list, usernames: [] }, 'bernd', false],
    ['nobody, even where an empty list admits all', { ...list, usernames: [], emptyAdmitsAll: true }, '', false],
  ])('%s', (_name, given, username, expected) => {
    expect(isOnList(given, username)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    'anna.beispiel',
    ['anna.beispiel'],
    {},
    { ...list, usernames: 'anna.beispiel' },
    { ...list, usernames: [1] },
  ])('a malformed list admits nobody: %j', (given) => {
    expect(isOnList(given, 'anna.beispiel')).toBe(false);
  });
});
