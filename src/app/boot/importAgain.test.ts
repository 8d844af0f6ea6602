import { describe, expect, it, vi } from 'vitest';
import { withImportsAgain } from '~config/vite/importsAgain';
import { importAgain, offerImportAgain } from './importAgain';

describe('A file whose import failed (QUALITY 12)', () => {
  it('is imported under another address by everybody, until that fails, too', async () => {
    const load = vi
      .fn<(address: string) => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockRejectedValueOnce(new TypeError('still gone'))
      .mockResolvedValue('loaded');
    await expect(importAgain('./Part.js', load)).rejects.toThrow('gone');
    await expect(importAgain('./Part.js', load)).rejects.toThrow('still gone');
    expect(await importAgain('./Part.js', load)).toBe('loaded');
    expect(await importAgain('./Part.js', load)).toBe('loaded');
    expect(load.mock.calls).toEqual([['./Part.js'], ['./Part.js?1'], ['./Part.js?2'], ['./Part.js?2']]);
  });

  it('does not change the address of another file', async () => {
    const load = vi.fn<(address: string) => Promise<string>>().mockResolvedValue('loaded');
    await importAgain('./Other.js', load);
    expect(load).toHaveBeenCalledWith('./Other.js');
  });

  it.each(['`./Part-x1.js`', "'./Part-x1.js'", '"./Part-x1.js"'])(
    'is imported by this function in the built code: %s',
    (file) => {
      expect(withImportsAgain(`load(()=>import(${file}).then(e=>e.t),[])`)).toBe(
        `load(()=>kontorImport(${file},e=>import(e)).then(e=>e.t),[])`,
      );
    },
  );

  it.each(['import(e.module)', 'import("./data.json")'])('%s stays as it is', (code) => {
    expect(withImportsAgain(code)).toBe(code);
  });

  it('is offered to the built code', () => {
    offerImportAgain();
    expect(globalThis.kontorImport).toBe(importAgain);
    globalThis.kontorImport = undefined;
  });
});
