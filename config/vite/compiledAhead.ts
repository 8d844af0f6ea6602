import type { Plugin } from 'vite';

const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin that lets Chromium compile every function of these chunks while they load; other browsers ignore the comment. For
 * chunks that load ahead of the screen that runs most of them: otherwise each function is compiled at its first call, while the agent
 * waits for the screen.
 */
export function compiledAhead(chunks: ReadonlySet<string>): Plugin {
  return {
    name: 'kontor:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has added its own code: the comment only counts at the beginning of the file.
      order: 'post',
      handler: (_options, bundle) => {
        const found = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && chunks.has(file.name) ? [file] : [],
        );
        if (found.length !== chunks.size) throw new Error(`The build has not all of: ${[...chunks].join(', ')}.`);
        for (const chunk of found) chunk.code = `${compileAll}${chunk.code}`;
      },
    },
  };
}
