import { operations } from '../mocks/contract/operations.ts';
import type { AnyOperation } from '../mocks/contract/defineOperation.ts';
import type { Field, Fields, Shape } from '../mocks/contract/answers/shapes.ts';

/** A field of an answer, with where it stands. */
interface PlacedField {
  readonly operation: AnyOperation;
  /** For example `offer.items[].quantity`. */
  readonly path: string;
  readonly field: Field;
}

function below(shape: Shape, path: string, operation: AnyOperation): readonly PlacedField[] {
  switch (shape.kind) {
    case 'object':
      return ofFields(shape.fields, path, operation);
    case 'list':
      return [...ofFields(shape.envelope?.beside ?? {}, path, operation), ...below(shape.of, `${path}[]`, operation)];
    case 'byCode':
      return below(shape.of, `${path}{}`, operation);
    default:
      return [];
  }
}

function ofFields(fields: Fields, path: string, operation: AnyOperation): readonly PlacedField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return [{ operation, path: place, field }, ...below(field.shape, place, operation)];
  });
}

/** Every field of every answer, those with an answer that the requirement names first; a shared one comes once for each. */
const answerFields: readonly PlacedField[] = [
  ...operations.filter(({ answer }) => answer.kind === 'named'),
  ...operations.filter(({ answer }) => answer.kind !== 'named'),
].flatMap((operation) =>
  operation.answer.kind === 'binary' || operation.answer.shape === null
    ? []
    : below(operation.answer.shape, '', operation),
);

/** What is told of several things, by the text that is told. */
function grouped<Told>(pairs: readonly (readonly [Told, string])[]): readonly (readonly [readonly Told[], string])[] {
  const byText = new Map<string, Told[]>();
  for (const [told, text] of pairs) byText.set(text, [...(byText.get(text) ?? []), told]);
  return [...byText].map(([text, told]) => [told, text]);
}

function assumedFields(): readonly string[] {
  const seen = new Set<Field>();
  const first = answerFields.filter(({ field }) => !seen.has(field) && seen.add(field));
  const pairs = first.flatMap((placed) =>
    'without' in placed.field.source ? [[placed, placed.field.source.without] as const] : [],
  );
  return grouped(pairs).map(([fields, text]) => {
    const byOperation = grouped(fields.map(({ operation, path }) => [path, operation.name] as const));
    return `| ${byOperation.map(([paths, name]) => `\`${name}\` ${paths.join(', ')}`).join('; ')} | ${text} |`;
  });
}

const rowsOf = (pairs: readonly (readonly [string, string])[]): readonly string[] =>
  grouped(pairs).map(([told, text]) => `| ${told.join(', ')} | ${text} |`);

function assumedContent(): readonly string[] {
  return rowsOf(
    operations.flatMap(({ name, answer }) =>
      answer.kind === 'unnamed' && answer.shape !== null ? [[`\`${name}\``, answer.without] as const] : [],
    ),
  );
}

function assumedCalls(): readonly string[] {
  return rowsOf(
    operations.flatMap(({ name, method, path, known }) => {
      if (known === 'named') return [];
      const call = `\`${name}\` ${method} ${path}`;
      return [[call, known === 'without its path' ? 'the call is named, its path is not' : known.without] as const];
    }),
  );
}

const table = (head: string, rows: readonly string[]): string => [`| ${head} |`, '| --- | --- |', ...rows].join('\n');

/** What the application assumes of answers, as the tables of docs/contract.md. */
export function assumedTables(): string {
  return [
    table('field, with the first answer that has it | where it is missing', assumedFields()),
    table('content that the requirement does not name | where there is none', assumedContent()),
    table('call that the requirement does not name, or not with its path | where there is none', assumedCalls()),
  ].join('\n\n');
}
