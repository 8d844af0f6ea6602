import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnList } from '../src/domain/common/agent.ts';
import { allowListNames, allowListOf, allowListSettings, areaRoles, defaultAllowLists } from './permissions.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  delete globalThis.kontorSettings;
});

const environments = ['development', 'staging', 'production'] as const;

it('extended search is enabled for listed users outside production and for nobody in production (REQ A6.7)', () => {
  expect(allowListOf('extendedSearch', 'production')).toEqual({
    usernames: [],
    emptyAdmitsAll: false,
    byPrefix: false,
  });
  for (const environment of ['development', 'staging'] as const) {
    expect(defaultAllowLists[environment].extendedSearch.usernames.length).toBeGreaterThan(0);
  }
});

it('an empty list of managers, product-number editors or survey askers admits everyone (REQ A6.8, A6.9, A6.10)', () => {
  for (const lists of Object.values(defaultAllowLists)) {
    expect(lists.subscriptionProductManagement.emptyAdmitsAll).toBe(true);
    expect(lists.editSubscriptionProductNumber.emptyAdmitsAll).toBe(true);
    expect(lists.receptionSurvey).toMatchObject({ emptyAdmitsAll: true, byPrefix: true });
  }
});

describe.each(allowListNames)('the list %s (DECISIONS 53)', (name) => {
  const setting = allowListSettings[name];
  const admits = (username: string) => isOnList(allowListOf(name), username);
  const ofDefault = defaultAllowLists.development[name];

  it('is the default of the environment while the setting is missing', () => {
    for (const environment of environments) {
      expect(allowListOf(name, environment)).toEqual(defaultAllowLists[environment][name]);
    }
  });

  it('is what the setting names: whole names, beginnings with a star, a star for everybody', () => {
    vi.stubEnv(setting, ' anna.beispiel , chef*');
    expect(['anna.beispiel', 'chef.koch', 'bernd'].map(admits)).toEqual([true, true, false]);
    vi.stubEnv(setting, '*');
    expect(admits('irgendwer')).toBe(true);
  });

  it.each(['', '  '])('that is set to %j is empty, with its own meaning', (text) => {
    globalThis.kontorSettings = { [setting]: text };
    expect(admits('irgendwer')).toBe(ofDefault.emptyAdmitsAll);
  });

  it.each([',', 'anna,,bernd', '["anna"]', 'anna beispiel', 'anna;bernd', 'a*b', '**', 'anna\nbernd'])(
    'that cannot be read admits nobody: %j',
    (text) => {
      vi.stubEnv(setting, text);
      expect(allowListOf(name)).toBe('unreadable');
      expect(['anna', 'bernd', 'anna.beispiel'].some(admits)).toBe(false);
    },
  );

  it.each([null, 7, ['anna'], {}])('that is no text admits nobody, whatever the build says: %j', (value) => {
    vi.stubEnv(setting, '*');
    globalThis.kontorSettings = { [setting]: value };
    expect(admits('anna')).toBe(false);
  });
});

it('each area needs the role of the requirement (REQ A3.6)', () => {
  expect(areaRoles).toMatchObject({
    rejectionMgmt: ['OrderManagementRole'],
    orderApp: ['OrderManagementRole'],
    orderRejection: ['OrderManagementRole'],
    OrderHistory: ['OrderManagementRole'],
    EditOrder: ['OrderManagementRole'],
    subscriptionProductManagement: ['OrderManagementRole'],
    voucherMgmt: ['VoucherManagementRole'],
    voucherForm: ['VoucherManagementRole'],
    VoucherDetails: ['VoucherManagementRole'],
    editCustomer: ['ServiceManagementRole'],
    limelightSearch: ['ServiceManagementRole'],
    accessSubscriptionReports: ['SubscriptionManagementRole'],
    wilisForCH: ['ChOrderManagementRole'],
  });
});
