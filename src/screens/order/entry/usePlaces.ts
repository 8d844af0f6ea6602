import { createRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SubmitPlace } from '~/domain/order/submitPlaces';
import { selectCallState } from '~/features/call/callSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions, selectSearchOpen } from '~/features/customer/search/customerSearchSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { salesMenuId } from '~/shared/ui/landmarks';

type State = Parameters<typeof selectCustomer>[0] &
  Parameters<typeof selectCallState>[0] &
  Parameters<typeof selectPaymentSelection>[0] &
  Parameters<typeof selectSearchOpen>[0];

/** The places of the order entry that keys and "Noch offen" lead to. */
export function usePlaces() {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const [places] = useState(() => ({
    customerColumn: createRef<HTMLDivElement>(),
    numberField: createRef<HTMLInputElement>(),
    productField: createRef<HTMLInputElement>(),
    addressOption: createRef<HTMLInputElement>(),
    paymentOption: createRef<HTMLInputElement>(),
    voucherField: createRef<HTMLInputElement>(),
    offerPanel: createRef<HTMLElement>(),
    newSessionButton: createRef<HTMLButtonElement>(),
    articles: createRef<HTMLDivElement>(),
    payment: createRef<HTMLDivElement>(),
  }));

  /** Focuses an element that is not rendered while the customer search is open; closes the search first. */
  const focusBehindSearch = (find: () => HTMLElement | null | undefined) => {
    if (!selectSearchOpen(store.getState())) {
      find()?.focus();
      return;
    }
    dispatch(customerSearchActions.closed());
    // Deferred, because it is mounted with the next render.
    setTimeout(() => find()?.focus());
  };

  /** Focuses or opens a place. `sku`: the basket line that is meant; null focuses the first refused one. */
  const jump = (place: SubmitPlace, sku: string | null) => {
    const state = store.getState();
    switch (place) {
      case 'customer':
        places.numberField.current?.focus();
        return;
      case 'customerForm':
        focusBehindSearch(() =>
          places.customerColumn.current?.querySelector<HTMLElement>('form[data-unsaved] :is(input, select)'),
        );
        return;
      case 'customerData':
        // An agent who may not edit loads the customer again, which asks for the missing data.
        if (selectCallState(state).allowed.editCustomer || selectCustomer(state)?.externalCustomerId === null) {
          dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
        } else places.numberField.current?.focus();
        return;
      case 'consents':
        dispatch(consentActions.marketResearchAsked());
        return;
      case 'salesChannel':
        document.getElementById(salesMenuId)?.focus();
        return;
      case 'product':
        places.productField.current?.focus();
        return;
      case 'basket': {
        const line = places.articles.current?.querySelector(
          sku === null ? '[data-refused] button' : `[data-sku="${CSS.escape(sku)}"] input`,
        );
        (line instanceof HTMLElement ? line : places.productField.current)?.focus();
        return;
      }
      case 'preload':
        document.querySelector<HTMLElement>('[data-not-preloaded]')?.focus();
        return;
      case 'deliveryAddress':
        focusBehindSearch(() => places.addressOption.current);
        return;
      case 'payment':
        places.paymentOption.current?.focus();
        return;
      case 'bankDetails': {
        const selection = selectPaymentSelection(state);
        if (selection !== null && 'count' in selection) {
          dispatch(paymentActions.installmentEditRequested());
          return;
        }
        const field = places.payment.current?.querySelector('form[data-unsaved] input');
        (field instanceof HTMLElement ? field : places.paymentOption.current)?.focus();
        return;
      }
      case 'voucher':
        places.voucherField.current?.focus();
        return;
      case 'installments':
        dispatch(paymentActions.installmentEditRequested());
        return;
      case 'onlineShop':
        dispatch(paymentActions.onlineShopOpened('noneLeft'));
        return;
      case 'offer':
        places.offerPanel.current?.focus();
        return;
    }
  };
  return { ...places, jump };
}

export type Places = ReturnType<typeof usePlaces>;

/** Focuses the field and selects its number, so that the next number typed replaces it. */
export function focusNumber(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
