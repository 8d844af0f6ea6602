import { useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { withPending, type EditedOffer, type EditOperation } from '~/domain/order/editOrder';
import { contentOf, orderChanges, type OrderChange } from '~/domain/order/editOrderChanges';
import { selectCurrency } from '~/features/call/callSlice';
import { selectEditOrder, type EditOrderState, type OpenEdit } from '~/features/editOrder/editOrderSlice';

function pendingOperations({ sent, queued }: EditOrderState): readonly EditOperation[] {
  return [...(sent === null ? [] : [sent.work]), ...queued].filter((work) => work.type !== 'REPLAY');
}

/** What the parts of the edit screen share. */
export interface OpenEditView {
  readonly edit: OpenEdit;
  readonly state: EditOrderState;
  readonly currency: Currency;
  /** The edited offer with what was entered, also while its operation is in flight (UX 4). */
  readonly shown: EditedOffer;
  readonly changes: readonly OrderChange[];
  readonly nameOf: (position: { readonly sku: string; readonly title: string }) => string;
  /** No change can be made now: a submission, a replay or leaving is under way. */
  readonly isLocked: boolean;
}

export function useOpenEdit(edit: OpenEdit): OpenEditView {
  const state = useSelector(selectEditOrder);
  const callCurrency = useSelector(selectCurrency);
  const { products, submission, sent, isLeaving } = state;
  return {
    edit,
    state,
    currency: edit.originalOrder.currency ?? callCurrency,
    shown: withPending(edit.editedOffer, pendingOperations(state)),
    changes: orderChanges(edit.baseline, contentOf(edit.editedOffer)),
    nameOf: ({ sku, title }) => {
      const product = products[sku.slice(0, 6)];
      if (title !== '') return title;
      return product === undefined || product === null ? sku : product.name.short || product.name.long || sku;
    },
    isLocked:
      isLeaving || sent?.work.type === 'REPLAY' || !['idle', 'waiting', 'refused', 'asking'].includes(submission.phase),
  };
}
