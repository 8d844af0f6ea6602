// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configureStorageReport,
  keysWithPrefix,
  readChoice,
  readJson,
  readText,
  removeText,
  writeJson,
  writeText,
  type StorageFailure,
} from './safeStorage';

const isPoint = (value: unknown): { x: number } | null =>
  typeof value === 'object' && value !== null && 'x' in value && typeof value.x === 'number' ? { x: value.x } : null;

function breakStorage(): void {
  const broken = (): never => {
    throw new DOMException('no access', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(broken);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(broken);
}

describe.each(['local', 'session'] as const)('%s storage', (area) => {
  const raw = (): Storage => (area === 'local' ? localStorage : sessionStorage);
  beforeEach(() => {
    raw().clear();
  });

  it('returns what was written', () => {
    expect(writeJson(area, 'k', { x: 1 })).toBe(true);
    expect(readJson(area, 'k', isPoint)).toEqual({ x: 1 });
    expect(writeText(area, 't', 'plain')).toBe(true);
    expect(readText(area, 't')).toBe('plain');
    removeText(area, 't');
    expect(readText(area, 't')).toBeNull();
  });

  it('returns null for a missing key', () => {
    expect(readJson(area, 'k', isPoint)).toBeNull();
    expect(readText(area, 'k')).toBeNull();
  });

  it.each([
    ['empty', ''],
    ['null', 'null'],
    ['half an object', '{'],
    ['a list', '[]'],
    ['a wrong type', '{"x":"1"}'],
    ['an older shape', '{"y":1}'],
    ['undefined', 'undefined'],
    ['4 MB', JSON.stringify({ x: 1, rest: 'a'.repeat(4_000_000) })],
  ])('returns null and removes an entry that is %s', (_name, content) => {
    raw().setItem('k', content);
    raw().setItem('other', 'stays');
    expect(readJson(area, 'k', isPoint)).toBeNull();
    expect(raw().getItem('k')).toBeNull();
    expect(raw().getItem('other')).toBe('stays');
  });

  it('removes the key when the parser throws', () => {
    raw().setItem('k', '{}');
    const thrower = (): never => {
      throw new Error('unexpected');
    };
    expect(readJson(area, 'k', thrower)).toBeNull();
    expect(raw().getItem('k')).toBeNull();
  });

  it('returns false and keeps the old entry when storage is full', () => {
    writeText(area, 'k', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeText(area, 'k', 'new')).toBe(false);
    expect(writeJson(area, 'k', { x: 1 })).toBe(false);
    expect(readText(area, 'k')).toBe('old');
  });

  it('does not write a value that JSON cannot represent', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(writeJson(area, 'k', circle)).toBe(false);
    expect(writeJson(area, 'k', undefined)).toBe(false);
  });

  it('reads as empty when storage throws on every access', () => {
    breakStorage();
    expect(readText(area, 'k')).toBeNull();
    expect(readJson(area, 'k', isPoint)).toBeNull();
    expect(writeText(area, 'k', 'x')).toBe(false);
    expect(keysWithPrefix(area, 'k')).toEqual([]);
    expect(() => {
      removeText(area, 'k');
    }).not.toThrow();
    vi.restoreAllMocks();
  });

  it('lists the keys with a prefix', () => {
    for (const key of ['kontor.call.1', 'kontor.call.2', 'kontor.other']) writeText(area, key, 'x');
    expect([...keysWithPrefix(area, 'kontor.call.')].toSorted()).toEqual(['kontor.call.1', 'kontor.call.2']);
  });
});

describe('a failure of storage (REQ A12.7)', () => {
  const reported: StorageFailure[] = [];
  beforeEach(() => {
    configureStorageReport((failure) => reported.push(failure));
    reported.length = 0;
  });

  it('is reported also when it was noted before the report was configured', async () => {
    vi.resetModules();
    const anew = await import('./safeStorage');
    localStorage.setItem('early', '{');
    anew.readJson('local', 'early', isPoint);
    const report = vi.fn<(failure: StorageFailure) => void>();
    anew.configureStorageReport(report);
    expect(report.mock.calls).toEqual([[{ action: 'read', area: 'local', key: 'early' }]]);
  });

  it('is reported once for each action, area and key, without ids or values', () => {
    breakStorage();
    for (let time = 0; time < 3; time += 1) {
      readText('local', 'IdToken');
      writeText('local', 'kontor.call.3e4f8a52', '{"iban":"DE89370400440532013000"}');
      removeText('session', 'kontor.signIn.secret-state');
      removeText('session', 'kontor.signIn.another-state');
    }
    vi.restoreAllMocks();
    expect(reported).toEqual([
      { action: 'read', area: 'local', key: 'IdToken' },
      { action: 'write', area: 'local', key: 'kontor.call' },
      { action: 'remove', area: 'session', key: 'kontor.signIn' },
    ]);
  });

  it('is none where nothing is stored', () => {
    expect([readText('local', 'never'), readJson('local', 'never', isPoint)]).toEqual([null, null]);
    expect(reported).toEqual([]);
  });

  it('that is a corrupt entry, or a choice that nobody offers, is one', () => {
    localStorage.setItem('corrupt', '{');
    readJson('local', 'corrupt', isPoint);
    localStorage.setItem('choice', 'FR');
    expect(readChoice('local', 'choice', (text): text is 'DE' => text === 'DE')).toBeNull();
    expect(reported).toEqual([
      { action: 'read', area: 'local', key: 'corrupt' },
      { action: 'read', area: 'local', key: 'choice' },
    ]);
  });
});
