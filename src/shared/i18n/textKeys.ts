import type { de } from './de';
import type { deLater } from './deLater';

/** The keys of the German texts and the `{{variables}}` that each needs, read off the texts themselves. */
type Entries<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? [`${Path}${K}`, T[K]] : Entries<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** `hits_one` and `hits_other` are asked for as `hits`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

type Texts = { [E in Entries<typeof de> as WithoutPlural<E[0]>]: E[1] };

/** With the texts that load later (laterTexts.ts). */
type AllTexts = Texts & { [E in Entries<typeof deLater> as WithoutPlural<E[0]>]: E[1] };

type Variables<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Variables<Rest> : never;

export type TextKey = keyof Texts;
export type AnyTextKey = keyof AllTexts;

type PlainKeys<T> = { [K in keyof T]: [Variables<T[K]>] extends [never] ? K : never }[keyof T];

/** Keys of texts that stand by themselves. */
export type PlainTextKey = PlainKeys<Texts>;
export type LaterPlainTextKey = PlainKeys<AllTexts>;

export type TextValues = Readonly<Record<string, string | number>>;

type Needed<K extends AnyTextKey> = [Variables<AllTexts[K]>] extends [never]
  ? [values?: TextValues]
  : [values: Readonly<Record<Variables<AllTexts[K]>, string | number>> & TextValues];

export type Translate = <K extends TextKey>(key: K, ...values: Needed<K>) => string;
export type TranslateLater = <K extends AnyTextKey>(key: K, ...values: Needed<K>) => string;

/** A second language has a text for every German key, and no other. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
