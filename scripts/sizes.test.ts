import { describe, expect, it } from 'vitest';
import { filesBehind, filesInCircles, pageScripts, type Manifest } from './sizes.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  'src/screens/order/entry/OrderEntryPage.tsx': { file: 'assets/page.js', imports: ['_react.js', '_form.js'] },
  '_form.js': { file: 'assets/form.js' },
  'src/screens/other/OtherPage.tsx': { file: 'assets/other.js' },
};

describe('The size budget', () => {
  it('counts a chunk with everything it imports, each file once', () => {
    expect(filesBehind(manifest, ['index.html', 'src/screens/order/entry/'])).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/page.js',
      'assets/form.js',
    ]);
  });

  it('finds files that import each other', () => {
    expect(filesInCircles(manifest)).toEqual(['assets/index.js', 'assets/react.js']);
  });

  it('throws for a budget of a chunk that the build does not have', () => {
    expect(() => filesBehind(manifest, ['src/screens/gone/'])).toThrow('src/screens/gone/');
  });
});

it('counts the scripts that the page names itself, apart from those of the manifest', () => {
  const html =
    '<script src="/start.js"></script><script defer src="/settings.js"></script><script type="module" src="/assets/index-1.js"></script>';
  expect(pageScripts(html)).toEqual(['start.js', 'settings.js']);
});
