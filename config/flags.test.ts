import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flagNames, flagsOf } from './flags.ts';
import { areaRoles } from './permissions.ts';

const offIn = (environment: 'development' | 'staging' | 'production') => {
  const flags = flagsOf(environment);
  return flagNames.filter((name) => !flags[name]);
};

it('each environment has its flags; those that are not named here are on everywhere (REQ A6.1, A6.2, A6.3, A6.4, A6.5)', () => {
  expect(offIn('development')).toEqual(['phoneBotCodeInput']);
  // The language switch is on in staging too (DECISIONS 216).
  expect(offIn('staging')).toEqual(['variantStockDisplay', 'phoneBotCodeInput']);
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

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
const described = [...readFileSync('config/flags.ts', 'utf8').matchAll(/Tested in `([^`]+)`\.\s+\*\/\s+(\w+): /g)].map(
  ([, test = '', flag = '']) => [flag, test] as const,
);

it('every flag has an effect in the code, and a comment that names its test', () => {
  expect(described.map(([flag]) => flag)).toEqual(flagNames);
  // Read from the flags: `flags.x`, or destructured.
  const isRead = (flag: string) =>
    new RegExp(String.raw`\bflags\.${flag}\b|\{[^{}]*\b${flag}\b[^{}]*\} = (?:yield\* select|useSelector)\(`).test(
      code,
    );
  expect(flagNames.filter((flag) => !isRead(flag))).toEqual([]);
});

it.each(described)('%s is named in its test %s', (flag, test) => {
  expect(readFileSync(test, 'utf8')).toMatch(new RegExp(String.raw`\b${flag}\b`));
});

it('every area is checked in the code (REQ A3.6)', () => {
  const isChecked = (area: string) =>
    new RegExp(String.raw`areaRoles\.${area}\b|[aA]rea: '${area}'|\bhas\('${area}'\)`).test(code);
  expect(Object.keys(areaRoles).filter((area) => !isChecked(area))).toEqual([]);
});
