import { expect, it } from 'vitest';
import { flagNames, flagsOf } from './flags.ts';

const offIn = (environment: 'development' | 'staging' | 'production') => {
  const flags = flagsOf(environment);
  return flagNames.filter((name) => !flags[name]);
};

it('each environment has its flags; those that are not named here are on everywhere (REQ A6.1, A6.2, A6.3, A6.4, A6.5)', () => {
  expect(offIn('development')).toEqual(['phoneBotCodeInput']);
  expect(offIn('staging')).toEqual(['variantStockDisplay', 'languageSwitch', 'phoneBotCodeInput']);
  expect(offIn('production')).toEqual([
    'variantStockDisplay',
    'languageSwitch',
    'preferredAddressOnCreation',
    'multipleVouchers',
    'phoneBotCodeInput',
  ]);
});

it('an override applies outside production only', () => {
  expect(flagsOf('staging', { multipleVouchers: false }).multipleVouchers).toBe(false);
  expect(flagsOf('production', { multipleVouchers: true }).multipleVouchers).toBe(false);
});
