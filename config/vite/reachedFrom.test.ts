import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reachedFrom.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/app/page.ts': ['/app/rows.ts'],
  '/app/rows.ts': ['/app/page.ts', '/app/day.ts'],
  '/app/day.ts': [],
  '/app/dialog.ts': ['/app/day.ts'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = imports[id];
    return importedIds === undefined ? null : { importedIds };
  },
};

describe('the files of a chunk', () => {
  it('are those that its roots import, also through others and in a circle', () => {
    const isReached = reachedFrom('/app', ['page.ts']);
    expect(Object.keys(imports).filter((id) => isReached(id, graph))).toEqual([
      '/app/page.ts',
      '/app/rows.ts',
      '/app/day.ts',
    ]);
  });

  it('have to exist: a root that was renamed fails the build', () => {
    expect(() => reachedFrom('/app', ['renamed.ts'])('/app/day.ts', graph)).toThrow('renamed.ts');
  });
});
