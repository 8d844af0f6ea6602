// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { flagsOf } from '~config/flags';
import { currentFlags } from './currentFlags';

const own = flagsOf('development');

const setCookie = (value: string): void => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`other=1; kontor-flags=${value}`);
};
afterEach(() => {
  vi.restoreAllMocks();
});

it('are those of the build without the cookie of a world', () => {
  expect(currentFlags()).toEqual(own);
});

it.each([
  ['one flag', { multipleVouchers: false }, { multipleVouchers: false }],
  ['a flag that there is not', { gone: false, infoPost: false }, { infoPost: false }],
  ['a value that is no flag', { infoPost: 'off', customerPin: false }, { customerPin: false }],
  ['a list', [false], {}],
  ['null', null, {}],
])('have what the cookie says: %s', (_what, cookie, overrides) => {
  setCookie(encodeURIComponent(JSON.stringify(cookie)));
  expect(currentFlags()).toEqual({ ...own, ...overrides });
});

it.each(['{', '%E0%A4%A'])('ignore a cookie that cannot be read: %s', (cookie) => {
  setCookie(cookie);
  expect(currentFlags()).toEqual(own);
});
