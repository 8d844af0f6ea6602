import { describe, expect, it } from 'vitest';
import { flagsOf } from '~config/flags';
import {
  allowListOf,
  roles as allRoles,
  type AllowListInForce,
  type AllowListName,
  type Role,
} from '~config/permissions';
import type { Agent } from '~/domain/common/agent';
import { routeOf, routeTable } from '~/app/routeTable';
import { applicationsOf, mayOpen } from './access';
import { mayManageSubscriptions } from './reportAccess';

const agent = (...roles: Agent['roles']): Agent => ({ username: 'a', fullName: 'A', roles });
const chiara = agent('OrderManagementRole', 'ChOrderManagementRole');

describe('The Swiss order entry', () => {
  it.each([
    [chiara, true, true],
    [chiara, false, false],
    [agent('OrderManagementRole'), true, false],
  ])('%j with the flag %j: tile and route %j', (who, swissOrderEntry, isOpen) => {
    const flags = { ...flagsOf('production'), swissOrderEntry };
    expect(applicationsOf(who, flags).some(({ path }) => path === '/chorderentry')).toBe(isOpen);
    const route = routeOf('/chorderentry');
    expect(route !== undefined && mayOpen(route, who, flags)).toBe(isOpen);
    expect(applicationsOf(who, flags).some(({ path }) => path === '/orderapp')).toBe(true);
  });
});

describe('Subscription management (REQ G3.1)', () => {
  it.each([true, false])('with its flag %j: tile and route', (subscriptionProductManagement) => {
    const flags = { ...flagsOf('production'), subscriptionProductManagement };
    const who = agent('OrderManagementRole');
    const route = routeOf('/subscription-product-management');
    expect(route !== undefined && mayOpen(route, who, flags)).toBe(subscriptionProductManagement);
    expect(applicationsOf(who, flags).some(({ path }) => path === route?.path)).toBe(subscriptionProductManagement);
  });
});

describe('Subscription reports for somebody who is not on the list of managers (REQ A6.12, G7.5)', () => {
  const route = routeOf('/subscription-product-management');
  it.each([
    [['OrderManagementRole'], false],
    [['OrderManagementRole', 'SubscriptionManagementRole'], true],
    [['SubscriptionManagementRole'], true],
  ] as const)('with %j: %j', (roles, isOpen) => {
    const managers = { usernames: ['someone.else'], emptyAdmitsAll: true, byPrefix: false };
    const listOf = (name: AllowListName) => (name === 'subscriptionProductManagement' ? managers : allowListOf(name));
    const who = agent(...roles);
    expect(route !== undefined && mayOpen(route, who, flagsOf('production'), listOf)).toBe(isOpen);
    expect(mayManageSubscriptions(who, managers)).toBe(false);
  });
});

const orderTakers = ['OrderManagementRole', 'ChOrderManagementRole'] as const;

/** By path: the role that opens the route, several of which each one opens it, or null where no role is needed (REQ A3.6, A4.7). */
const requiredRoles: Readonly<Record<string, Role | readonly Role[] | null>> = {
  // REQ A4.1, A4.6
  '/': null,
  '/bot-request': null,
  '/administration': null,
  // REQ A4.2
  '/orderapp': 'OrderManagementRole',
  '/inflightorder': 'OrderManagementRole',
  '/chorderentry': 'ChOrderManagementRole',
  '/practice': 'OrderManagementRole',
  // REQ A4.3
  '/rejectionmgmt': 'OrderManagementRole',
  '/orders/1000000001': 'OrderManagementRole',
  '/orderhistory/0123456': 'OrderManagementRole',
  '/edit-order/1000000001': 'OrderManagementRole',
  '/edited-order/history/1000000001': 'OrderManagementRole',
  // REQ A4.4
  '/waitlisthistory/0123456': orderTakers,
  '/subscriptionhistory/0123456': orderTakers,
  '/customervoucher/0123456': 'VoucherManagementRole',
  '/letters/brief.pdf': orderTakers,
  // REQ A4.5
  '/subscription-product-management': 'OrderManagementRole',
  '/vouchermgmt': 'VoucherManagementRole',
  '/creditcheck': 'ServiceManagementRole',
};

describe('The page of the settings in force (DECISIONS 106)', () => {
  const route = routeOf('/administration');

  it.each([
    ['production', false],
    ['development', true],
  ] as const)('is open in %s without a list: %j', (environment, isOpen) => {
    expect(
      route !== undefined && mayOpen(route, agent(), flagsOf(environment), (name) => allowListOf(name, environment)),
    ).toBe(isOpen);
  });

  it('is open to those on the list, whatever their roles', () => {
    const administrators = { usernames: ['anna'], emptyAdmitsAll: false, byPrefix: false };
    const may = (username: string) =>
      route !== undefined && mayOpen(route, { ...agent(), username }, flagsOf('production'), () => administrators);
    expect([may('anna'), may('bernd')]).toEqual([true, false]);
  });
});

/** The allow-list that a route needs as well (DECISIONS 53); `orRole` alone opens it too (REQ A6.12, DECISIONS 169). */
const requiredLists: Readonly<Record<string, { readonly list: AllowListName; readonly orRole?: Role }>> = {
  '/waitlisthistory/0123456': { list: 'waitlist' },
  '/administration': { list: 'administrators' },
  '/subscription-product-management': {
    list: 'subscriptionProductManagement',
    orRole: 'SubscriptionManagementRole',
  },
};

describe('Routes by role and allow-list (REQ A3.6, A3.7, A6.8, A6.11, A6.12, QUALITY 21)', () => {
  const flags = { ...flagsOf('production'), swissOrderEntry: true };
  const roleSets = Array.from({ length: 2 ** allRoles.length }, (_, set) =>
    allRoles.filter((_role, index) => Math.floor(set / 2 ** index) % 2 === 1),
  );
  const lists = {
    admitting: { usernames: ['a'], emptyAdmitsAll: false, byPrefix: false },
    excluding: { usernames: ['b'], emptyAdmitsAll: true, byPrefix: false },
    unreadable: 'unreadable',
  } as const satisfies Record<string, AllowListInForce>;

  it('a route that is not named here is open to a role or to a list only', () => {
    const named = new Set(Object.keys(requiredRoles).map((path) => routeOf(path)?.path));
    const others = routeTable.filter(({ path }) => !named.has(path));
    expect(others.filter(({ area, list }) => area === null && list === undefined)).toEqual([]);
  });

  it.each(Object.entries(requiredRoles))('%s needs %s, and its list', (path, required) => {
    const route = routeOf(path);
    if (route === undefined) throw new Error(`There is no route ${path}`);
    const needed = requiredLists[path];
    const opened = roleSets.flatMap((roles) =>
      Object.entries(lists).map(([name, list]) => {
        const isListed = needed === undefined || name === 'admitting';
        const isOther = needed?.orRole !== undefined && roles.includes(needed.orRole);
        return {
          roles,
          name,
          isOpen: mayOpen(route, agent(...roles), flags, () => list),
          shouldBe:
            (isListed && (required === null || [required].flat().some((role) => roles.includes(role)))) || isOther,
        };
      }),
    );
    expect(opened.filter(({ isOpen, shouldBe }) => isOpen !== shouldBe)).toEqual([]);
  });

  it('the home screen offers exactly the applications among them (REQ A5.3)', () => {
    const tiles = routeTable.filter(({ path, tile }) => tile !== undefined && path in requiredRoles);
    for (const roles of roleSets) {
      const offered = applicationsOf(agent(...roles), flags).map(({ path }) => path);
      expect(offered.filter((path) => path in requiredRoles)).toEqual(
        tiles
          .map(({ path }) => path)
          .filter((path) => roles.some((role) => role === requiredRoles[path] || role === requiredLists[path]?.orRole)),
      );
    }
    expect(tiles).toHaveLength(6);
  });
});
