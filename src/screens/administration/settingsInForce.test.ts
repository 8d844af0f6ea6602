import { describe, expect, it } from 'vitest';
import { endpoints } from '~config/endpoints';
import { flagNames, flagsOf } from '~config/flags';
import type { AllowListInForce, AllowListName } from '~config/permissions';
import { addressesInForce, flagsInForce, listsInForce, unusedSettings } from './settingsInForce';

const list = (usernames: readonly string[], emptyAdmitsAll: boolean, byPrefix = false) => ({
  usernames,
  emptyAdmitsAll,
  byPrefix,
});

describe('the settings in force (DECISIONS 106)', () => {
  it('names every flag, and those that a world overrides', () => {
    const own = flagsOf('development');
    const flags = flagsInForce({ ...own, infoPost: !own.infoPost });
    expect(flags.map(({ name }) => name)).toEqual(flagNames);
    expect(flags.filter(({ origin }) => origin === 'world')).toEqual([
      { name: 'infoPost', isOn: !own.infoPost, origin: 'world' },
    ]);
  });

  it('says whom each list admits', () => {
    const lists: Readonly<Record<AllowListName, AllowListInForce>> = {
      extendedSearch: list([], false),
      subscriptionProductManagement: list([], true),
      editSubscriptionProductNumber: list(['anna', 'bernd'], true),
      receptionSurvey: list(['team'], true, true),
      waitlist: 'unreadable',
      administrators: list([], false),
    };
    const admitted = listsInForce((name) => lists[name]);
    expect(admitted.map(({ admits, usernames }) => [admits, ...usernames])).toEqual([
      ['nobody'],
      ['everybody'],
      ['listed', 'anna', 'bernd'],
      ['listed', 'team*'],
      ['unreadable'],
      ['nobody'],
    ]);
  });

  it('names every service, with the version seen at the address of a country', () => {
    const addresses = addressesInForce(new Map([['/services/basket/at', '4.2']]));
    expect(addresses.map(({ name }) => name)).toEqual(Object.keys(endpoints));
    expect(addresses.flatMap(({ name, version }) => (version === null ? [] : [name, version]))).toEqual([
      'basket',
      '4.2',
    ]);
  });

  it('names the settings of the deployment that are not used', () => {
    globalThis.kontorSettings = {
      VITE_BASKET_SERVICE_URL: 'javascript:alert(1)',
      VITE_ORDER_SERVICE_URL: 'https://order.example.com',
      VITE_IDENTITY_PROVIDER_LOGIN_PATH: '@other.example.com',
      VITE_LOGGING_PROJECT_ID: 7,
    };
    expect(unusedSettings()).toEqual([
      'VITE_BASKET_SERVICE_URL',
      'VITE_IDENTITY_PROVIDER_LOGIN_PATH',
      'VITE_LOGGING_PROJECT_ID',
    ]);
  });

  it.each([
    ['https://agent:pw@hooks.example.com/T1/secret?key=1', 'https://hooks.example.com/…'],
    ['/services/alarm', '/services/alarm'],
  ])('of the alarm webhook %s only %s', (baseUrl, shown) => {
    const services = { alarm: { ...endpoints.alarm, baseUrl } };
    expect(addressesInForce(new Map(), services)).toMatchObject([{ value: shown }]);
  });
});
