import type { Plugin } from 'vite';

const dynamicImport = /\bimport\((`\.\/[^`]+\.js`|'\.\/[^']+\.js'|"\.\/[^"]+\.js")\)/g;

/** The code with every dynamic import done by `kontorImport` (`src/app/boot/importAgain.ts`); it resolves the file as before. */
export const withImportsAgain = (code: string): string =>
  code.replaceAll(dynamicImport, (_import, file: string) => `kontorImport(${file},e=>import(e))`);

/** Vite plugin that lets a file be imported again after a failure, which no browser does by itself. */
export function importsAgain(): Plugin {
  return {
    name: 'kontor:imports-again',
    apply: 'build',
    generateBundle: {
      // After Vite, which reads the `import()` calls to find what has to be preloaded.
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withImportsAgain(chunk.code);
      },
    },
  };
}
