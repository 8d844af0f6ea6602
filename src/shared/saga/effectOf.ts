import type { SagaGenerator } from 'typed-redux-saga';
import type { NotDone, OnceOnlyOperation } from '~config/onceOnly';
import { doneDespiteRefusal } from './doneDespiteRefusal';
import { lookUpOutcome } from './lookUpOutcome';
import { reportShown } from './safely';

/**
 * What an operation has done that was refused, answered with an error of the service, or not answered at all: the browser may have
 * sent it twice, and the service may have done it (QUALITY 8, 9). Without an effect it counts as refused.
 */
export function* effectOf<T>(
  operation: OnceOnlyOperation,
  { kind, ...said }: NotDone,
  find: () => SagaGenerator<T | null>,
): SagaGenerator<{ readonly kind: 'done'; readonly effect: T } | NotDone> {
  try {
    const effect = kind === 'refused' ? yield* doneDespiteRefusal(find) : yield* lookUpOutcome(operation, find);
    return effect === null ? { kind: 'refused', ...said } : { kind: 'done', effect };
  } catch (error) {
    reportShown(error);
    return { kind: 'unknown', ...said };
  }
}
