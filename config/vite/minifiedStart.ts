import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/** Vite plugin that minifies `start.js`, which runs first and is copied from `public/` as it is. Before `compressedAssets`. */
export function minifiedStart(): Plugin {
  return {
    name: 'kontor:minified-start',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const file = path.join(dir, 'start.js');
        const { code, errors } = await minify(file, await readFile(file, 'utf8'));
        if (errors.length > 0) throw new Error(`start.js could not be minified: ${errors[0]?.message ?? ''}`);
        await writeFile(file, code);
      },
    },
  };
}
