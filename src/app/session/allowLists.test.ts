import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowListNames, allowListOf, allowListSettings, defaultAllowLists } from '~config/permissions';
import { isOnList } from '~/domain/common/agent';

afterEach(() => {
  vi.unstubAllEnvs();
  delete globalThis.kontorSettings;
});

const environments = ['development', 'staging', 'production'] as const;

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

  it.each([undefined, null, '{}'])('admits nobody where /settings.js cannot be read: %j (QUALITY 21)', (settings) => {
    vi.stubEnv(setting, '*');
    globalThis.kontorSettings = settings;
    expect(admits('anna')).toBe(false);
  });
});
