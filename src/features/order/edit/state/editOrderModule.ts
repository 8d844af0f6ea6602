import * as v from 'valibot';
import { defineModule } from '~/shared/module/defineModule';
import type { EditOperation } from '~/domain/order/editOrder';
import { editOrderSlice, hasEdit, notTakenOver, openFormsOf } from './editOrderSlice';
import { isUnsent, type EditOrderState } from './editOrderState';
import type { EditWork } from './editWork';

/** The unfinished work of an edit. The saga validates `work` once the draft is open, so that its schema loads with the saga. */
const EditEntry = v.nullable(v.object({ orderId: v.string(), work: v.unknown() }));

export const editOrderModule = defineModule({
  slice: editOrderSlice,
  // Opens the draft, sends the agent's changes one after the other, submits or clears it.
  lateSaga: {
    load: async () => (await import('../sagas/changeOrderSaga')).changeOrderSaga,
    startsWith: [editOrderSlice],
  },
  journal: {
    schema: EditEntry,
    write: ({ editOrder }) => (editOrder.orderId === null ? null : entryOf(editOrder, editOrder.orderId)),
    read: (entry) => ({
      editOrder: {
        ...editOrderSlice.getInitialState(),
        ...(entry !== null && { orderId: entry.orderId, restored: entry.work }),
      },
    }),
  },
  isUntouched: ({ editOrder }) => editOrder.orderId === null,
  isBusy: ({ editOrder: { session, sent, queued, submission, lookingUp, isLeaving, bankingInfo, history } }) =>
    session.phase === 'loading' ||
    history.phase === 'loading' ||
    bankingInfo.status === 'checking' ||
    sent !== null ||
    (session.phase === 'open' && queued.length > 0) ||
    lookingUp.length > 0 ||
    isLeaving ||
    ['waiting', 'sending', 'cancelling'].includes(submission.phase) ||
    (submission.phase === 'outcomeUnknown' && submission.lookup === 'running'),
  unsavedWork: ({ editOrder }) => {
    const { phase } = editOrder.submission;
    if (phase === 'sending' || phase === 'cancelling') return 'sending';
    if (phase === 'outcomeUnknown' || phase === 'unavailable') return 'unknownOutcome';
    if (hasEdit(editOrder)) return 'edit';
    return openFormsOf(editOrder).length > 0 ? 'form' : null;
  },
  discard: async ({ editOrder }) => {
    const { orderId, session, submission } = editOrder;
    if (orderId === null || session.phase !== 'open' || !isUnsent(submission) || !hasEdit(editOrder)) return;
    await (await import('../sagas/clearDraft')).clearDraft(orderId);
  },
});

function entryOf(state: EditOrderState, orderId: string) {
  const { sent, queued, submission, restored } = state;
  if (restored !== null) return { orderId, work: restored };
  const attempt =
    'attemptId' in submission ? { attemptId: submission.attemptId, updatedAt: submission.updatedAt } : null;
  return {
    orderId,
    work: {
      sent: sent === null ? null : { ...sent, work: withoutIban(sent.work) },
      queued: queued.map(withoutIban),
      typed: notTakenOver(state),
      attempt,
      isInterrupted: ['waiting', 'cancelling', 'interrupted'].includes(submission.phase),
    },
  };
}

/** Bank details that were typed are never stored (QUALITY 10): null in place of the operation that has them. */
function withoutIban(work: EditWork): EditWork | null {
  if (work.type === 'REPLAY') return { ...work, operations: work.operations?.filter(hasNoIban) ?? null };
  return hasNoIban(work) ? work : null;
}

function hasNoIban(operation: EditOperation): boolean {
  return (
    operation.type !== 'CHANGE_PAYMENT' || !('bank' in operation.payment) || operation.payment.bank.kind !== 'entered'
  );
}
