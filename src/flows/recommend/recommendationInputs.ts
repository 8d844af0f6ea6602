import { createSelector } from '@reduxjs/toolkit';
import { currencyOf } from '~/domain/common/country';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import type { RecommendationFacts } from '~/features/recommendations/recommendationFacts';
import type { LeadArticle } from '~/features/recommendations/recommendationsSlice';

/** Whether recommendations are allowed; true without a customer, and for one who was not asked yet. */
const selectAllowsUpsells = createSelector([selectCustomer], (customer) => customer?.allowUpsells ?? true);

/** The facts of basket, call and customer that decide which recommendations are shown. */
export const selectRecommendationFacts = createSelector(
  [selectBasketState, selectCallState, selectAllowsUpsells],
  ({ items, adding }, { country, flags }, allowsUpsells): RecommendationFacts => ({
    allowsUpsells,
    country,
    currency: currencyOf(country),
    subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo,
    basketNumbers: items.map(({ baseProductNo }) => baseProductNo),
    addingNumbers: adding.map(({ baseProductNo }) => baseProductNo),
  }),
);

/** The article added last that is still in the basket; null where nothing may be recommended. */
export const selectLead = createSelector(
  [selectBasketState, selectAllowsUpsells],
  ({ items, facts }, allowsUpsells): LeadArticle | null => {
    const last = items.at(-1);
    if (last === undefined || !allowsUpsells) return null;
    return { sku: last.sku, name: facts[last.sku]?.name ?? last.sku };
  },
);
