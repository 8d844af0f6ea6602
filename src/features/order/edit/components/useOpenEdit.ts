import { useSelector } from 'react-redux';
import { shortName } from '~/domain/article/product';
import { currencyOf, type Country, type Currency } from '~/domain/common/country';
import type { EditedOffer } from '~/domain/order/editOrder';
import { contentOf, orderChanges, type OrderChange } from '~/domain/order/editOrderChanges';
import type { EditForm } from '~/domain/order/editForms';
import type { EditPaymentContext } from '~/domain/order/editOrderRules';
import { countryOfEdit } from '~/domain/order/orderCountry';
import { selectFlags } from '~/features/call/callSlice';
import { isDraftEdited, openFormsOf, selectEditOrderState } from '../state/editOrderSlice';
import { isUnsent, type EditOrderState, type OpenEdit } from '../state/editOrderState';
import { editPaymentContext } from '../state/editPaymentContext';
import { pendingOperations, shownOffer } from '../state/editWork';

/** What the parts of the edit screen share. */
export interface OpenEditView {
  readonly edit: OpenEdit;
  readonly state: EditOrderState;
  /** The order's, whatever the country of the call is. */
  readonly country: Country;
  readonly currency: Currency;
  readonly paymentContext: EditPaymentContext;
  /** `shownOffer` */
  readonly shown: EditedOffer;
  readonly changes: readonly OrderChange[];
  /** Whether the draft differs from the order (`isDraftEdited`). */
  readonly isEdited: boolean;
  /** The forms that hold something that is not taken over. */
  readonly open: readonly EditForm[];
  /** SKUs that are being added: a second click must not add them twice (QUALITY 8). */
  readonly adding: readonly string[];
  readonly nameOf: (position: { readonly sku: string; readonly title: string }) => string;
  /** No change can be made now: a submission, a replay or leaving is under way. */
  readonly isLocked: boolean;
}

export function useOpenEdit(edit: OpenEdit): OpenEditView {
  const state = useSelector(selectEditOrderState);
  const flags = useSelector(selectFlags);
  const country = countryOfEdit(edit);
  const { products, submission, sent, isLeaving } = state;
  return {
    edit,
    state,
    country,
    currency: edit.originalOrder.currency ?? currencyOf(country),
    paymentContext: editPaymentContext(edit, state, flags),
    shown: shownOffer(edit.editedOffer, state),
    open: openFormsOf(state),
    adding: [
      ...state.lookingUp,
      ...pendingOperations(state).flatMap((each) => (each.type === 'ADD_POSITION' ? [each.sku] : [])),
    ],
    changes: orderChanges(edit.baseline, contentOf(edit.editedOffer)),
    isEdited: isDraftEdited(state),
    nameOf: ({ sku, title }) => {
      const product = products[sku.slice(0, 6)];
      if (title !== '') return title;
      return product === undefined || product === null ? sku : shortName(product) || sku;
    },
    isLocked: isLeaving || sent?.work.type === 'REPLAY' || !isUnsent(submission),
  };
}
