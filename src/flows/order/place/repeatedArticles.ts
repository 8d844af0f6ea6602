import { createSelector } from '@reduxjs/toolkit';
import type { RecentPurchase } from '~/domain/order/recentPurchases';
import { selectItems } from '~/features/basket/basketSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectPurchases } from '~/features/customer/record/customerRecordSlice';

/** Articles in the basket that this customer ordered lately, by SKU. */
export const selectRepeated = createSelector(
  [selectItems, selectCustomer, selectPurchases],
  (items, customer, purchases): Readonly<Record<string, RecentPurchase>> => {
    if (customer === null || purchases?.customerNumber !== customer.externalCustomerId) return {};
    const known = purchases.entries.filter(({ sku }) => items.some((item) => item.sku === sku));
    return Object.fromEntries(known.map((purchase) => [purchase.sku, purchase]));
  },
);
