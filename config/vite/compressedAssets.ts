import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(?:js|css|html|svg|json|txt)$/;
const smallest = 256;

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        // Blocks of a megabyte: the largest file is one block.
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
    zip(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Vite plugin that writes a brotli and a gzip version beside each built text file, for preview and web server. */
export function compressedAssets(): Plugin {
  return {
    name: 'kontor:compressed-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const files = names.filter((name) => compressible.test(name) && !name.startsWith('.vite'));
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir, name);
          const { size } = await stat(file);
          if (size >= smallest) await compressFile(file);
        }),
      );
    },
  };
}
