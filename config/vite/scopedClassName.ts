import path from 'node:path';

/**
 * The global name of a class of a CSS module: `bar` in `Shell.module.css` is `Shell_bar`, which is readable and known to
 * `index.html`: its first screen has the classes of the components (`firstScreen.test.ts`).
 */
export const scopedClassName = (name: string, file: string): string =>
  `${path.basename(file.split('?')[0] ?? file, '.module.css')}_${name}`;
