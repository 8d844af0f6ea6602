import type { Answer, Field, Fields, ListShape, Shape } from './shapes.ts';

/** In which of the ways that the requirement leaves open a bare service answers. */
export interface BareStyle {
  /** What an answer is whose content the requirement does not name. */
  readonly empty: 'no content' | 'OK' | '{}';
  readonly numbers: 'number' | 'text';
  /** A list with one member. */
  readonly single: 'list' | 'object';
}

/** A field and a code of a later version of a service, which this one does not know. */
const LATER_FIELD = { later_field: { kept: [1, 'x'] } };
const LATER_CODE = 'LATER_CODE';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bareFields(fields: Fields, value: Readonly<Record<string, unknown>>, style: BareStyle): object {
  const kept = Object.entries(fields).flatMap(([name, field]: [string, Field]) =>
    name in value && 'rule' in field.source ? [[name, bareShape(field.shape, value[name], style)]] : [],
  );
  return { ...(Object.fromEntries(kept) as object), ...LATER_FIELD };
}

function bareList({ of, isUnordered, unknownMember, envelope }: ListShape, value: unknown, style: BareStyle): unknown {
  const content = envelope !== undefined && isRecord(value) ? value[envelope.name] : value;
  if (!Array.isArray(content)) return content;
  const members = content.map((member) => bareShape(of, member, style));
  const ordered = isUnordered ? members.toReversed() : members;
  const [only] = ordered;
  if (style.single === 'object' && ordered.length === 1 && isRecord(only)) return only;
  if (ordered.length === 0) return ordered;
  if (unknownMember !== undefined) return [...ordered, unknownMember];
  return of.kind === 'code' ? [...ordered, LATER_CODE] : ordered;
}

function bareNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function bareShape(shape: Shape, value: unknown, style: BareStyle): unknown {
  if (value === null || value === undefined) return value;
  switch (shape.kind) {
    case 'object':
      return isRecord(value) ? bareFields(shape.fields, value, style) : value;
    case 'list':
      return bareList(shape, value, style);
    case 'number':
      return style.numbers === 'text' && typeof value === 'number' ? bareNumber(value) : value;
    case 'code':
      return shape.isAlsoLowerCase && typeof value === 'string' ? value.toLowerCase() : value;
    default:
      return value;
  }
}

/** What a client sends back of a bare answer, with the fields that the answer lacked as they are stored. */
export function completed(shape: Shape, sent: unknown, stored: unknown): unknown {
  if (sent === undefined) return stored;
  switch (shape.kind) {
    case 'object': {
      if (!isRecord(sent)) return sent;
      const before = isRecord(stored) ? stored : {};
      const { later_field: _later, ...fields } = sent;
      const known = Object.entries(shape.fields).flatMap(([name, field]) => {
        const value = completed(field.shape, fields[name], before[name]);
        return value === undefined ? [] : [[name, value]];
      });
      return { ...before, ...fields, ...(Object.fromEntries(known) as object) };
    }
    case 'list': {
      const members = Array.isArray(sent) ? sent : isRecord(sent) ? [sent] : null;
      const before: unknown = stored;
      return (
        members?.map((member, index) =>
          completed(shape.of, member, Array.isArray(before) ? before[index] : undefined),
        ) ?? sent
      );
    }
    case 'number':
      return typeof sent === 'string' ? Number(sent) : sent;
    case 'code':
      return typeof sent === 'string' && !shape.codes.includes(sent) ? sent.toUpperCase() : sent;
    default:
      return sent;
  }
}

/** The content of a successful answer, reduced to what the requirement names. */
export function bareContent(answer: Extract<Answer, { kind: 'named' }>, content: unknown, style: BareStyle): unknown {
  return bareShape(answer.shape, content, style);
}
