import { afterEach, expect, it, vi } from 'vitest';
import { isReadable, setting, settingOrigin } from './settings';

afterEach(() => {
  vi.unstubAllEnvs();
  delete globalThis.kontorSettings;
});

it('takes the value of the deployment, else the one of the build', () => {
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('default');
  vi.stubEnv('VITE_ORDER_SERVICE_URL', 'https://build.example');
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('build');
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://build.example');
  globalThis.kontorSettings = { VITE_ORDER_SERVICE_URL: 'https://deployed.example' };
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://deployed.example');
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('deployment');
  globalThis.kontorSettings = { VITE_ORDER_SERVICE_URL: '' };
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('');
});

it.each([undefined, null, 'text', 7, { VITE_ORDER_SERVICE_URL: 7 }])(
  'settings that are %o are ignored, and unreadable',
  (settings) => {
    vi.stubEnv('VITE_ORDER_SERVICE_URL', 'https://build.example');
    globalThis.kontorSettings = settings;
    expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://build.example');
    expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(false);
  },
);

it('settings that say nothing are readable', () => {
  expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(true);
});
