import { PAYMENT_METHODS } from '../../db/common/wireTypes.ts';

/**
 * What a part of an answer looks like on the wire. `id` is a text that a service may also send as a number; `any` is passed on as
 * it is.
 */
export type Shape =
  | { readonly kind: 'text' | 'id' | 'number' | 'flag' | 'day' | 'moment' | 'any' }
  | CodeShape
  | { readonly kind: 'object'; readonly fields: Fields }
  | ListShape
  | { readonly kind: 'byCode'; readonly of: Shape };

export interface CodeShape {
  readonly kind: 'code';
  readonly codes: readonly string[];
  /** The requirement writes these codes in lower case in other places. */
  readonly isAlsoLowerCase: boolean;
}

export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  /** The requirement names no order, so that a service may send any. */
  readonly isUnordered: boolean;
  /** A member of a kind that nobody knows, as a later service may send it. */
  readonly unknownMember?: unknown;
  /** The requirement names the list, but not the object around it: a service may answer the list itself. */
  readonly envelope?: Envelope;
}

export interface Envelope {
  readonly name: string;
  readonly beside: Fields;
}

/** Where a field comes from: a rule of the requirement, or an assumption with what the application does without the field. */
export type FieldSource = { readonly rule: string } | { readonly without: string };

export interface Field {
  readonly shape: Shape;
  readonly source: FieldSource;
  /** May be missing or null in a correct answer. */
  readonly isOptional: boolean;
  /** Decides a rule of money, stock or identity: without it, an answer ends in an error or is read as another one, never as the same. */
  readonly isDecisive: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

export const text: Shape = { kind: 'text' };
export const id: Shape = { kind: 'id' };
export const number: Shape = { kind: 'number' };
export const flag: Shape = { kind: 'flag' };
export const day: Shape = { kind: 'day' };
export const moment: Shape = { kind: 'moment' };
/** Content of any kind, which is passed on as it comes. */
export const asItComes: Shape = { kind: 'any' };

export const code = (...codes: readonly string[]): Shape => ({ kind: 'code', codes, isAlsoLowerCase: false });
export const country: Shape = { kind: 'code', codes: ['DE', 'AT', 'CH'], isAlsoLowerCase: true };
export const paymentMethod = code(...PAYMENT_METHODS);
export const object = (...fields: readonly Fields[]): Shape => ({
  kind: 'object',
  fields: Object.assign({}, ...fields) as Fields,
});
export const list = (of: Shape): Shape => ({ kind: 'list', of, isUnordered: false });
export const unordered = (of: Shape): Shape => ({ kind: 'list', of, isUnordered: true });
export const listWithUnknown = (of: Shape, unknownMember: unknown): Shape => ({
  kind: 'list',
  of,
  isUnordered: false,
  unknownMember,
});
/** A list that is answered in a field whose name is assumed; without it the answer is the list. */
export const enveloped = (name: string, of: Shape, beside: Fields = {}): Shape => ({
  kind: 'list',
  of,
  isUnordered: false,
  envelope: { name, beside },
});
export const byCode = (of: Shape): Shape => ({ kind: 'byCode', of });

/** Shapes by name; `?` after the name is for a field that may be missing, `!` for one without which there is an error. */
type NamedShapes = Readonly<Record<string, Shape>>;

function fieldsOf(source: FieldSource, shapes: NamedShapes): Fields {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name.replace(/[?!]$/, ''),
      { shape, source, isOptional: name.endsWith('?'), isDecisive: name.endsWith('!') },
    ]),
  );
}

/** Fields that a rule of the requirement names. */
export const named = (rule: string, shapes: NamedShapes): Fields => fieldsOf({ rule }, shapes);
/** Fields that only the stand-in is known to send, with what the application does where they are missing. */
export const assumed = (without: string, shapes: NamedShapes): Fields => fieldsOf({ without }, shapes);

/** What an operation answers with success. */
export type Answer =
  /** Content whose fields have a source each. */
  | { readonly kind: 'named'; readonly shape: Shape }
  /** The requirement names no content: everything in it is assumed, and there may be none. */
  | { readonly kind: 'unnamed'; readonly shape: Shape | null; readonly without: string }
  | { readonly kind: 'binary' };

export const answers = (...fields: readonly Fields[]): Answer => ({ kind: 'named', shape: object(...fields) });
export const answersShape = (shape: Shape): Answer => ({ kind: 'named', shape });
/** Content that the application may use where it comes. */
export const mayAnswer = (without: string, shape: Shape): Answer => ({ kind: 'unnamed', shape, without });
/** No content that anybody reads. */
export const answersNothing: Answer = { kind: 'unnamed', shape: null, without: 'nothing is read from it' };
export const answersFile: Answer = { kind: 'binary' };
