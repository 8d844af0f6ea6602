import type { TextCatalogue } from './defineTexts';

/** The keys of the German texts and the `{{variables}}` that each needs, derived from the texts themselves. */
type Entries<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? [`${Path}${K}`, T[K]] : Entries<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** `hits_one` and `hits_other` are used as `hits`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

type EntriesOfAll = { [File in keyof TextCatalogue]: Entries<TextCatalogue[File]> }[keyof TextCatalogue];

type Texts = { [E in EntriesOfAll as WithoutPlural<E[0]>]: E[1] };

type Variables<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Variables<Rest> : never;

export type TextKey = keyof Texts;

/** Keys of texts without variables. */
export type PlainTextKey = { [K in keyof Texts]: [Variables<Texts[K]>] extends [never] ? K : never }[keyof Texts];

export type TextValues = Readonly<Record<string, string | number>>;

type Needed<K extends TextKey> = [Variables<Texts[K]>] extends [never]
  ? [values?: TextValues]
  : [values: Readonly<Record<Variables<Texts[K]>, string | number>> & TextValues];

export type Translate = <K extends TextKey>(key: K, ...values: Needed<K>) => string;
