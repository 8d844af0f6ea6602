import { expect, it } from 'vitest';
import { localStorageKeys, sessionStorageKeys } from './storageKeys.ts';

it('session storage has the keys of the requirement (REQ A13.6)', () => {
  expect(sessionStorageKeys).toMatchObject({
    lastNewCustomers: 'lastNewCustomers',
    country: 'Country',
    originalCustomerInfo: 'originalCustomerInfoToken',
    voucherCode: 'voucherCode',
    customerId: 'customerId',
  });
});

it('local storage has the keys of the requirement (REQ A13.7)', () => {
  expect(localStorageKeys).toMatchObject({
    idToken: 'IdToken',
    refreshToken: 'RefreshToken',
    language: 'Language',
    pathBeforeRedirect: 'PathBeforeRedirect',
    country: 'Country',
    notes: 'Notes',
    learningStudioLastClicked: 'LearningStudioLastClicked',
    upgradeProducts: 'upgradeProducts',
  });
});

it('no storage has duplicate keys', () => {
  for (const keys of [Object.values(localStorageKeys), Object.values(sessionStorageKeys)]) {
    expect(new Set<string>(keys).size).toBe(keys.length);
  }
});
