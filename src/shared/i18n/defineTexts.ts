import i18next from 'i18next';

/** The German texts of every file, by file name: each file adds its own, and textKeys.ts derives the types of the keys. */
export interface TextCatalogue {}

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Adds German texts when the module that defines them is loaded, before a module that imports it can use one. Keys named in the
 * requirement have exactly that name; quoted texts are exactly as quoted (DECISIONS 29), all others avoid du and Sie.
 */
export function defineTexts<const T extends TextTree>(german: T): T {
  const add = (): void => {
    i18next.addResourceBundle('de', 'translation', german, true);
  };
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
  return german;
}

/** Requires a text of the second language for every German key, and no other. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
