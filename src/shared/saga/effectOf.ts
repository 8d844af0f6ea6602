import type { SagaGenerator } from 'typed-redux-saga';
import type { OnceOnlyOperation } from '~config/onceOnly';
import { doneDespiteRefusal } from './doneDespiteRefusal';
import { lookUpOutcome } from './lookUpOutcome';
import { reportShown } from './safely';

/** An operation that was refused or has not happened; `unknown`: nobody can say. `detail`: what its service says of it. */
export interface NotDone {
  readonly kind: 'refused' | 'unknown';
  readonly detail: string | null;
}

/**
 * What an operation has done that was refused, answered with an error of the service, or not answered at all: the browser may have
 * sent it twice, and the service may have done it (QUALITY 8, 9). Without an effect it counts as refused.
 */
export function* effectOf<T>(
  operation: OnceOnlyOperation,
  { kind, detail }: NotDone,
  find: () => SagaGenerator<T | null>,
): SagaGenerator<{ readonly kind: 'done'; readonly effect: T } | NotDone> {
  try {
    const effect = kind === 'refused' ? yield* doneDespiteRefusal(find) : yield* lookUpOutcome(operation, find);
    return effect === null ? { kind: 'refused', detail } : { kind: 'done', effect };
  } catch (error) {
    reportShown(error);
    return { kind: 'unknown', detail };
  }
}
