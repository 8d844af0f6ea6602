import { editOrderSlice, hasEdit, type EditOrderState } from '~/features/editOrder/editOrderSlice';
import { defineFlow } from '~/shared/module/defineModule';

/** Editing an order: opens its draft, sends the agent's changes one after the other, submits or clears it. */
export const changeOrderModule = defineFlow({
  name: 'changeOrder',
  lateSaga: {
    load: async () => (await import('./changeOrderSaga')).changeOrderSaga,
    startsWith: [editOrderSlice],
  },
  discard: async ({ editOrder }: { readonly editOrder: EditOrderState }) => {
    const { orderId, session, submission } = editOrder;
    const isOpen = ['idle', 'waiting', 'stopped', 'asking', 'refused'].includes(submission.phase);
    if (orderId === null || session.phase !== 'open' || !isOpen || !hasEdit(editOrder)) return;
    await (await import('./clearDraft')).clearDraft(orderId);
  },
});
