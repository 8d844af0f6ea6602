import i18next from 'i18next';

/** The German texts of every file, by its name: each file declares its own, and the types of keys are read off all (textKeys.ts). */
export interface TextCatalogue {}

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Adds German texts when the module that defines them is loaded, before anything that imports it can ask for one.
 * Keys that the requirement names exist under exactly that name; quoted texts stand exactly as quoted (DECISIONS 29), all
 * others avoid du and Sie.
 */
export function defineTexts<const T extends TextTree>(german: T): T {
  const add = (): void => {
    i18next.addResourceBundle('de', 'translation', german, true);
  };
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
  return german;
}

/** A second language has a text for every German key, and no other. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
