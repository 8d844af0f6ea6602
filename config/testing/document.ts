import { builtinEnvironments } from 'vitest/runtime';

// The first file of a worker starts jsdom, and the others share it as they share modules: vitest's own jsdom environment starts one for
// each file, which took longer than the tests. What a file leaves behind in it fails that file (leftovers.ts).
if (typeof document === 'undefined') {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost:3000/' } });
}
