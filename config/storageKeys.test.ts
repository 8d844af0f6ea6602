import { globSync, readFileSync } from 'node:fs';
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

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const code = files.map((file) => [file, readFileSync(file, 'utf8')] as const);

it('every key is used, and storage is reached by safeStorage alone (QUALITY 15)', () => {
  const names = [
    ...Object.keys(localStorageKeys).map((name) => `localStorageKeys.${name}`),
    ...Object.keys(sessionStorageKeys).map((name) => `sessionStorageKeys.${name}`),
  ];
  const isUsed = (name: string) => code.some(([, text]) => new RegExp(String.raw`\b${name}\b`).test(text));
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
  const reaching = code.filter(([, text]) =>
    /\b(?:local|session)Storage\.(?:get|set|remove)Item|\bstorageOf\(/.test(text),
  );
  expect(reaching.map(([file]) => file)).toEqual(['src/shared/storage/safeStorage.ts']);
});
