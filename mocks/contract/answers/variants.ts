import type { Envelope, Field, Fields, Shape } from './shapes.ts';

export type VariantKind = 'missing' | 'null' | 'other case' | 'other type' | 'unknown member' | 'wrapped';

/** An answer with one field changed. */
export interface Variant {
  readonly kind: VariantKind;
  /** For example `offer.items[].quantity`. */
  readonly path: string;
  readonly isDecisive: boolean;
  readonly content: unknown;
}

/** Values of a sample by the path of their field, where the usual ones would be another case than the tested one. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** The usual values by the name of their field, where one of the kind alone would not be realistic. */
const VALUES: Readonly<Record<string, string | number>> = {
  sku: '432011001',
  base_product_no: '432011',
  base_product_number: '432011',
  external_customer_id: '0123456',
  customer_number: '0123456',
  number: '1000000001',
  email: 'erika.musterfrau@example.com',
  zip_code: '01067',
  month: '2026-11',
  due_day: 1,
  total_price: 99,
};

const nameOf = (path: string): string => (path.split('.').at(-1) ?? '').replace('[]', '');
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Content in which every field of the contract has a value, each list one member. */
export function sampleOf(shape: Shape, given: GivenValues = {}, path = ''): unknown {
  return given[path] ?? VALUES[nameOf(path)] ?? sampleOfKind(shape, given, path);
}

function sampleOfKind(shape: Shape, given: GivenValues, path: string): unknown {
  switch (shape.kind) {
    case 'text':
      return nameOf(path).endsWith('_by') ? 'anna.beispiel' : 'Text';
    case 'id':
      return '10203040';
    case 'number':
      return 12;
    case 'flag':
      return true;
    case 'day':
      return '2026-11-20';
    case 'moment':
      return '2026-11-20T10:00:00.000+01:00';
    case 'any':
      return null;
    case 'code':
      return shape.codes[0];
    case 'object':
      return sampleFields(shape.fields, given, path);
    case 'list': {
      const members = [sampleOf(shape.of, given, `${path}[]`)];
      const { envelope } = shape;
      return envelope === undefined ? members : inEnvelope(envelope, members, given);
    }
    case 'byCode':
      return { CODE: sampleOf(shape.of, given, `${path}.CODE`) };
  }
}

function sampleFields(fields: Fields, given: GivenValues, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { shape }]) => [name, sampleOf(shape, given, below(path, name))]),
  );
}

const inEnvelope = ({ name, beside }: Envelope, members: unknown, given: GivenValues): Record<string, unknown> => ({
  ...sampleFields(beside, given, ''),
  [name]: members,
});

const otherCase = (code: string): string => (code === code.toUpperCase() ? code.toLowerCase() : code.toUpperCase());

/** Fields whose text begins with a 0, which is lost where it is sent as a number. */
const PADDED = ['external_customer_id', 'customer_number', 'zip_code'];

/** The same value in another type, undefined where there is none that means the same. */
function otherType(name: string, shape: Shape, value: unknown): unknown {
  if (PADDED.includes(name)) return Number(value);
  switch (shape.kind) {
    case 'number':
      return String(value);
    case 'id':
      return String(Number(value)) === value ? Number(value) : undefined;
    case 'flag':
      return String(value);
    case 'list':
      return Array.isArray(value) && typeof value[0] === 'object' ? value[0] : undefined;
    default:
      return undefined;
  }
}

function changesOf(name: string, { shape }: Field, value: unknown): readonly (readonly [VariantKind, unknown])[] {
  const typed = otherType(name, shape, value);
  return [
    ['missing', undefined],
    ['null', null],
    ...(typed === undefined ? [] : [['other type', typed] as const]),
    ...(shape.kind === 'code'
      ? [['other case', otherCase(String(value))] as const, ['unknown member', 'LATER_CODE'] as const]
      : []),
  ];
}

/** Content around a changed part. */
type Place = (value: unknown) => unknown;

function variantsOfFields(fields: Fields, given: GivenValues, path: string, place: Place): readonly Variant[] {
  const sample = sampleFields(fields, given, path);
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = below(path, name);
    const withValue: Place = (value) => place({ ...sample, [name]: value });
    const own = changesOf(name, field, sample[name]).map(([kind, value]) => ({
      kind,
      path: at,
      isDecisive: field.isDecisive,
      content: withValue(value),
    }));
    return [...own, ...variantsOfShape(field.shape, given, at, withValue)];
  });
}

/** A list in an object whose name is assumed: the object may be missing, and it has fields beside the list. */
function variantsOfEnvelope(envelope: Envelope, members: unknown, given: GivenValues): readonly Variant[] {
  const beside = variantsOfFields(envelope.beside, given, '', (fields) => ({
    ...Object(fields),
    [envelope.name]: members,
  }));
  return [{ kind: 'other type', path: envelope.name, isDecisive: true, content: members }, ...beside];
}

function variantsOfShape(shape: Shape, given: GivenValues, path: string, place: Place): readonly Variant[] {
  switch (shape.kind) {
    case 'object':
      return variantsOfFields(shape.fields, given, path, place);
    case 'list': {
      const { of, envelope } = shape;
      const around: Place = (members) => place(envelope === undefined ? members : inEnvelope(envelope, members, given));
      const members = [sampleOf(of, given, `${path}[]`)];
      return [
        ...variantsOfShape(of, given, `${path}[]`, (member) => around([member])),
        ...(envelope === undefined ? [] : variantsOfEnvelope(envelope, members, given)),
      ];
    }
    default:
      return [];
  }
}

/** The paths of the fields that hold any text. */
export function textPathsOf(shape: Shape, path = ''): readonly string[] {
  switch (shape.kind) {
    case 'text':
      return [path];
    case 'object':
      return Object.entries(shape.fields).flatMap(([name, field]) => textPathsOf(field.shape, below(path, name)));
    case 'list':
      return textPathsOf(shape.of, `${path}[]`);
    default:
      return [];
  }
}

/** The whole answer inside an object, under a name that the contract does not define. */
export function wrappedOf(shape: Shape, given: GivenValues): Variant {
  const content = shape.kind === 'list' ? [sampleOf(shape.of, given, '[]')] : sampleOf(shape, given);
  return { kind: 'wrapped', path: 'later_name', isDecisive: true, content: { later_name: content } };
}

/** Each field of an answer: missing, null, in another case, in another type, with an unknown member. */
export const variantsOf = (shape: Shape, given: GivenValues = {}): readonly Variant[] =>
  variantsOfShape(shape, given, '', (value) => value);

/** One test case: the fields that are removed from an answer. */
export interface LeftOut {
  readonly what: string;
  readonly fields: readonly string[];
  /** Whether the process may stop without one of them. */
  readonly isDecisive: boolean;
}

/**
 * Returns the cases for tests that run the whole application with an incomplete answer. Decisive fields are removed one at a time.
 * Fields that contain other fields are removed in groups of four, from different parts of the answer. All other fields are divided
 * among `turns` cases; neighbouring fields are in different cases, because one can replace the other. `answerVariants.test.ts` removes
 * every field alone and checks what the service returns. `decides`: paths that are decisive although the contract does not say so.
 */
export function leftOutOf(
  shape: Shape,
  turns = 1,
  decides: (path: string) => boolean = () => false,
): readonly LeftOut[] {
  const missing = variantsOf(shape)
    .filter(({ kind }) => kind === 'missing')
    .map(({ path, isDecisive }) => ({ path, isDecisive: isDecisive || decides(path) }));
  const isGroup = (path: string) => missing.some((other) => isInside(other.path, path));
  const pathsOf = (isWanted: (field: (typeof missing)[number]) => boolean) =>
    missing.filter(isWanted).map(({ path }) => path);
  const groups = pathsOf(({ path, isDecisive }) => !isDecisive && isGroup(path));
  const single = pathsOf(({ path, isDecisive }) => !isDecisive && !isGroup(path));
  return [
    ...pathsOf(({ isDecisive }) => isDecisive).map((path) => leftOut([path], true)),
    ...inGroups(groups).map((fields) => leftOut(fields, false)),
    ...Array.from({ length: turns }, (_, turn) => ({
      what: `without the rest, turn ${String(turn + 1)}`,
      fields: single.filter((_path, index) => index % turns === turn),
      isDecisive: false,
    })),
  ];
}

const leftOut = (fields: readonly string[], isDecisive: boolean): LeftOut => ({
  what: `without ${fields.join(' and ')}`,
  fields,
  isDecisive,
});

/** Returns whether `path` is the path of a field nested in the field at `outer`. */
const isInside = (path: string, outer: string): boolean =>
  path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length));

/** How many fields that contain others are removed together. */
const together = 4;

/** Divides paths into groups of fields from different parts of the answer; a field inside another one of its group is alone. */
function inGroups(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(paths.length / together);
  return Array.from({ length: count }, (_, group) => paths.filter((_path, index) => index % count === group)).flatMap(
    (group) => {
      const inside = group.filter((path) => group.some((outer) => isInside(path, outer)));
      return [group.filter((path) => !inside.includes(path)), ...inside.map((path) => [path])];
    },
  );
}
