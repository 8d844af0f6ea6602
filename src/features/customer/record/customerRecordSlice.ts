import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import { recentPurchases, type RecentPurchase } from '~/domain/order/recentPurchases';
import type { RedeemedVoucher } from '~/domain/offer/voucher';

/** A part of the record, loaded when it is opened. */
export type RecordPart<T> =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly entries: readonly T[] }
  | { readonly status: 'failed' };

/** Data of the customer beyond the order (REQ C11.6, E1.4); loading it never delays the order. */
export interface CustomerRecordState {
  readonly customerNumber: string | null;
  readonly orders: RecordPart<Order>;
  readonly vouchers: RecordPart<RedeemedVoucher>;
  /** Recently ordered articles; null until loaded. */
  readonly purchases: PartAnswer<RecentPurchase> | null;
}

export type RecordPartName = 'orders' | 'vouchers';

const initialState: CustomerRecordState = {
  customerNumber: null,
  orders: { status: 'closed' },
  vouchers: { status: 'closed' },
  purchases: null,
};

interface PartRequest {
  readonly customerNumber: string;
  readonly part: RecordPartName;
}

/** An answer with its customer; dropped where that is not the current one (QUALITY 11). */
interface PartAnswer<T> {
  readonly customerNumber: string;
  readonly entries: readonly T[];
}

export const customerRecordSlice = createSlice({
  name: 'customerRecord',
  initialState,
  reducers: {
    partRequested: (state, { payload: { customerNumber, part } }: PayloadAction<PartRequest>) => ({
      ...(state.customerNumber === customerNumber ? state : { ...initialState, purchases: state.purchases }),
      customerNumber,
      [part]: { status: 'loading' },
    }),
    ordersLoaded: (state, { payload }: PayloadAction<PartAnswer<Order>>) =>
      state.customerNumber === payload.customerNumber
        ? { ...state, orders: { status: 'loaded' as const, entries: payload.entries } }
        : state,
    vouchersLoaded: (state, { payload }: PayloadAction<PartAnswer<RedeemedVoucher>>) =>
      state.customerNumber === payload.customerNumber
        ? { ...state, vouchers: { status: 'loaded' as const, entries: payload.entries } }
        : state,
    purchasesLoaded: (state, { payload }: PayloadAction<PartAnswer<RecentPurchase>>) => ({
      ...state,
      purchases: payload,
    }),
    /** Adds the order that was just placed. */
    purchased: (state, { payload: order }: PayloadAction<Order>) => {
      const { externalCustomerId: customerNumber } = order;
      if (customerNumber === null) return state;
      const earlier = state.purchases?.customerNumber === customerNumber ? state.purchases.entries : [];
      const bought = recentPurchases([order]);
      const others = earlier.filter(({ sku }) => bought.every((purchase) => purchase.sku !== sku));
      return { ...state, purchases: { customerNumber, entries: [...bought, ...others] } };
    },
    partFailed: (state, { payload: { customerNumber, part } }: PayloadAction<PartRequest>) =>
      state.customerNumber === customerNumber ? { ...state, [part]: { status: 'failed' } } : state,
  },
  selectors: {
    selectCustomerRecordState: (state) => state,
    selectPurchases: (state) => state.purchases,
  },
});

export const customerRecordActions = customerRecordSlice.actions;
export const { selectCustomerRecordState, selectPurchases } = customerRecordSlice.selectors;
