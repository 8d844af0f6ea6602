import { afterEach, describe, expect, it, vi } from 'vitest';
import { editOrderAnswers } from '../../../mocks/contract/answers/editOrderAnswers.ts';
import { addressOf, operations } from '../../../mocks/contract/operations.ts';
import type { AnyOperation } from '../../../mocks/contract/defineOperation.ts';
import { sampleOf, variantsOf, wrappedOf, type Variant } from '../../../mocks/contract/answers/variants.ts';
import { ServiceError } from '../http/serviceError';
import { speakFor } from './aWire';
import { givenValues, serviceCalls } from './serviceCalls';

/** Operations whose content decides nothing that a service of the application returns. */
const notRead: Readonly<Record<string, string>> = {
  lookUpIp: 'its address is added to log entries only',
  createWaitlistItemOfCustomer: 'the application sends createWaitlistItem, which takes and answers the same',
};

const given = (name: string) => givenValues[name] ?? {};

/** Whether a request is one of the operation. */
function isAsked(operation: AnyOperation): (sent: Request) => boolean {
  const pattern = new RegExp(`^${addressOf(operation, operation.path).replaceAll(/:\w+/g, '[^/]+')}$`);
  return (sent) => sent.method === operation.method && pattern.test(new URL(sent.url).pathname);
}

const others = operations.map((operation) => ({ operation, isIt: isAsked(operation) }));

function sampleAnswer({ name, answer }: AnyOperation): unknown {
  return answer.kind === 'binary' || answer.shape === null ? undefined : sampleOf(answer.shape, given(name));
}

/** No content where `content` is undefined. */
const response = (content: unknown): Response =>
  content === undefined ? new Response(null, { status: 204 }) : Response.json(content);

/** Answers the tested operation with the content that is set, every other one with its sample. */
function openService(tested: AnyOperation) {
  let answer: unknown;
  let count = 0;
  const isTested = isAsked(tested);
  vi.stubGlobal('fetch', (sent: Request): Promise<Response> => {
    if (isTested(sent)) {
      count += 1;
      return Promise.resolve(response(answer));
    }
    const other = others.find(({ isIt }) => isIt(sent));
    return Promise.resolve(response(other && sampleAnswer(other.operation)));
  });
  return {
    answers: (content: unknown): void => {
      answer = content;
    },
    timesAsked: (): number => count,
  };
}
// The next file of this worker opens its own before the framework takes this one back.
afterEach(() => {
  vi.unstubAllGlobals();
});

type Outcome =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly error: unknown };

async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { kind: 'read', value: await call() };
  } catch (error) {
    return error instanceof ServiceError ? { kind: 'stopped' } : { kind: 'broken', error };
  }
}

/** The kind of a result: a service says with another one that it could not go on. */
function kindOf(value: unknown): unknown {
  if (typeof value !== 'object') return typeof value;
  return value !== null && 'kind' in value ? value.kind : value === null ? 'null' : 'object';
}

const failures: readonly unknown[] = ['null', 'unknown', 'refused', 'notFound', 'unavailable'];

/** The paths of figures and texts that cannot be shown. */
function unusable(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value === 'string') return /undefined|NaN|\[object|Invalid Date/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => unusable(member, `${path}.${name}`));
}

/** The paths at which a figure stands in place of another one. */
function otherFigures(value: unknown, usual: unknown, path = ''): readonly string[] {
  if (typeof value === 'number' && typeof usual === 'number') return value === usual ? [] : [path];
  if (typeof value !== 'object' || value === null || typeof usual !== 'object' || usual === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    otherFigures(member, (usual as Readonly<Record<string, unknown>>)[name], `${path}.${name}`),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the content of an operation leads to. */
interface Expected {
  readonly usual: unknown;
  /** Undefined where the requirement names content, which then has to be there. */
  readonly withoutContent: Outcome | undefined;
}

/** What is wrong with the outcome of an answer with one field changed; null where it is as the contract says. */
function wrongOutcome(variant: Variant, outcome: Outcome, { usual, withoutContent }: Expected): string | null {
  const { kind, path, isDecisive } = variant;
  const what = `${path}: ${kind}`;
  if (outcome.kind === 'broken') return `${what} breaks with ${String(outcome.error)}`;
  const isStopped = outcome.kind === 'stopped' || kindOf(outcome.value) !== kindOf(usual);
  if (kind === 'other case' || kind === 'other type' || kind === 'wrapped') {
    if (isStopped) return `${what} stops`;
    return isSame(outcome.value, usual) ? null : `${what} is read as something else`;
  }
  if (isStopped) return isDecisive ? null : `${what} stops`;
  const wrong = unusable(outcome.value);
  if (wrong.length > 0) return `${what} leads to no figure in ${wrong.join(', ')}`;
  const assumed = isDecisive ? otherFigures(outcome.value, usual) : [];
  if (assumed.length > 0) return `${what} leads to another figure in ${assumed.join(', ')}`;
  const isLost = kind !== 'unknown member' && isDecisive && isSame(outcome.value, usual);
  return isLost && !isSame(outcome, withoutContent) ? `${what} makes no difference, though it decides` : null;
}

const read = operations.flatMap((operation) => {
  const { name, answer } = operation;
  const call = serviceCalls[name];
  return call === undefined || answer.kind === 'binary' || answer.shape === null
    ? []
    : [{ name, operation, call, shape: answer.shape }];
});

/** The changes of an edit: all are read by the function `changeEdit`, so that only the answer of the first one is varied. */
const [firstChange, ...otherChanges] = read.filter(
  ({ operation }) => operation.answer === editOrderAnswers.updateOrderCustomer,
);

describe('an answer with one field changed', () => {
  it('is tested for every operation whose content is read', () => {
    const withContent = operations.flatMap(({ name, answer }) =>
      answer.kind !== 'binary' && answer.shape !== null ? [name] : [],
    );
    expect([...Object.keys(serviceCalls), ...Object.keys(notRead)].sort()).toEqual(withContent.sort());
  });

  it.each(otherChanges)(
    '$name: is read like the answer of the first change of an edit',
    async ({ operation, call }) => {
      if (firstChange === undefined) throw new Error('No operation changes an edit');
      speakFor('DE');
      const sample = sampleOf(firstChange.shape, given(firstChange.name));
      for (const content of [sample, {}, undefined]) {
        const first = openService(firstChange.operation);
        first.answers(content);
        const expected = await outcomeOf(firstChange.call);
        const service = openService(operation);
        service.answers(content);
        expect(await outcomeOf(call)).toEqual(expected);
        expect([first.timesAsked(), service.timesAsked()]).toEqual([1, 1]);
      }
    },
  );

  it.each(read.filter((each) => !otherChanges.includes(each)))(
    '$name: missing, null, other case, other type, unknown member, wrapped',
    async ({ operation, call, shape }) => {
      speakFor('DE');
      const { name, answer } = operation;
      const service = openService(operation);
      service.answers(sampleOf(shape, given(name)));
      const usual = await outcomeOf(call);
      expect(service.timesAsked()).toBeGreaterThan(0);
      if (usual.kind !== 'read' || failures.includes(kindOf(usual.value)))
        throw new Error(`The sample of ${name} is no success: ${JSON.stringify(usual)}`);
      service.answers(undefined);
      const withoutContent = answer.kind === 'unnamed' ? await outcomeOf(call) : undefined;
      const wrong: (string | null)[] = [];
      // Only for operations that reject `{}`: the others cannot tell a wrapper from an answer without fields.
      service.answers({});
      const wrapped = (await outcomeOf(call)).kind === 'stopped' ? [wrappedOf(shape, given(name))] : [];
      for (const variant of [...variantsOf(shape, given(name)), ...wrapped]) {
        service.answers(variant.content);
        wrong.push(wrongOutcome(variant, await outcomeOf(call), { usual: usual.value, withoutContent }));
      }
      expect(wrong.filter((line) => line !== null)).toEqual([]);
    },
  );
});
