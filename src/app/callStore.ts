import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { basketSlice } from '~/features/basket/basketSlice';
import { callSlice, type CallState } from '~/features/call/callSlice';
import { customerSlice } from '~/features/customer/customerSlice';
import { offerSlice } from '~/features/offer/offerSlice';
import { orderHistorySlice } from '~/features/orderHistory/orderHistorySlice';
import { orderSlice } from '~/features/order/orderSlice';
import { paymentSlice } from '~/features/payment/paymentSlice';
import { productSearchSlice } from '~/features/productSearch/productSearchSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';
import type { CallJournal } from './callJournal';
import { callSaga } from './callSaga';
import { stateOfJournal } from './journalState';

const reducer = combineReducers({
  call: callSlice.reducer,
  customer: customerSlice.reducer,
  productSearch: productSearchSlice.reducer,
  basket: basketSlice.reducer,
  offer: offerSlice.reducer,
  payment: paymentSlice.reducer,
  voucher: voucherSlice.reducer,
  order: orderSlice.reducer,
  orderHistory: orderHistorySlice.reducer,
});

/** The state of one call. Nothing of it is shared with another call (ARCHITECTURE, "The call"). */
export type CallRootState = ReturnType<typeof reducer>;

export interface CallStoreOptions {
  readonly call: CallState;
  /** Brings a call back: reload, forced sign-in, killed browser. */
  readonly journal: CallJournal | null;
  /** Writes the journal and resolves when it is safe on disk. */
  readonly saveNow: () => Promise<void>;
}

/** One store per call: its sagas end with it, so that late answers of customer A fall on nothing. */
export function createCallStore({ call, journal, saveNow }: CallStoreOptions) {
  const sagaMiddleware = createSagaMiddleware({ context: { saveNow } });
  const store = configureStore({
    reducer,
    preloadedState: { call, ...(journal !== null && stateOfJournal(journal)) },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware),
    devTools: import.meta.env.DEV,
  });
  const task = sagaMiddleware.run(callSaga, call.country, journal);
  return {
    store,
    end: () => {
      task.cancel();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
