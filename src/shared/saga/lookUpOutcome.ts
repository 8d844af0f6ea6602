import { delay, type SagaGenerator } from 'typed-redux-saga';
import { outcomeLookupLimits } from '~config/limits/outcomeLookup';
import { onceOnly, type OnceOnlyOperation } from '~config/onceOnly';

/**
 * Looks for the effect of an operation whose answer was lost or says that it is so already, as long as its row in `onceOnly` says:
 * a service may finish its work after the connection is gone (QUALITY 9). `find` resolves to the effect, or to null while there is
 * none. @throws what `find` throws at the last look.
 */
export function* lookUpOutcome<T>(
  operation: OnceOnlyOperation,
  find: () => SagaGenerator<T | null>,
): SagaGenerator<T | null> {
  const { within } = onceOnly[operation];
  const pause = outcomeLookupLimits.outcomeLookupPause;
  for (let left = within === null ? 0 : outcomeLookupLimits[within]; ; left -= pause) {
    const isLast = left <= 0;
    try {
      const effect = yield* find();
      if (effect !== null || isLast) return effect;
    } catch (error) {
      if (isLast) throw error;
    }
    yield* delay(pause);
  }
}
