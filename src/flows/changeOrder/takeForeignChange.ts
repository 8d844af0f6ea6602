import { put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  baselineOf,
  contentDifference,
  contentOf,
  contentOfOrder,
  isEdited,
  orderChanges,
  redoOf,
} from '~/domain/order/editOrderChanges';
import { berlinDay } from '~/domain/common/berlinTime';
import { serviceNow } from '~/services/http/serviceClock';
import type { Order } from '~/domain/order/order';
import { editOrderActions, selectEditOrder } from '~/features/editOrder/editOrderSlice';
import { readDraft, report, selectOpen } from './draft';

/**
 * Somebody else changed the order: reads it again, shows what changed, and makes the agent's changes again where the new draft
 * does not have them (CONTRACT Edit order).
 */
export function* takeForeignChange(order: Order | null): SagaGenerator<void> {
  const open = yield* selectOpen();
  if (open === null) return;
  const { lastPayment } = yield* select(selectEditOrder);
  const own = orderChanges(open.baseline, contentOf(open.editedOffer));
  yield* report({ submission: { phase: 'idle' } });
  const outcome = yield* readDraft();
  if (outcome.kind !== 'opened') {
    yield* report({
      session:
        outcome.kind === 'notFound'
          ? { phase: 'notFound' }
          : {
              phase: 'notEditable',
              reason: { kind: 'service', detail: outcome.detail },
              originalOrder: open.originalOrder,
            },
    });
    return;
  }
  const { original, draft } = outcome;
  const after = contentOf(draft.editedOffer);
  const content = { ...(order !== null && contentOfOrder(order)), ...original.content };
  const baseline = baselineOf(content, after);
  const hasOwn = isEdited(baseline, draft.editedOffer);
  yield* report({
    session: { phase: 'open', originalOrder: original, baseline, isStale: false, ...draft, isEdited: hasOwn },
    foreign: contentDifference(open.baseline, baseline),
  });
  if (hasOwn) return;
  const operations = own.flatMap((change) => redoOf(change, lastPayment, berlinDay(serviceNow())));
  if (operations.length > 0) yield* put(editOrderActions.replayRequested({ without: null, operations }));
}
