import { createSelector } from '@reduxjs/toolkit';
import { currencyOf } from '~/domain/common/country';
import { selectBasket } from '~/features/basket/basketSlice';
import { selectCall } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/customerSlice';
import type { RecommendationFacts } from '~/features/recommendations/recommendationFacts';
import type { LeadArticle } from '~/features/recommendations/recommendationsSlice';

/** Who has not been asked, or is not known yet, may be recommended something. */
const selectAllowsUpsells = createSelector([selectCustomer], (customer) => customer?.allowUpsells ?? true);

/** What the panel needs to know of basket, call and customer. */
export const selectRecommendationFacts = createSelector(
  [selectBasket, selectCall, selectAllowsUpsells],
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
  [selectBasket, selectAllowsUpsells],
  ({ items, facts }, allowsUpsells): LeadArticle | null => {
    const last = items.at(-1);
    if (last === undefined || !allowsUpsells) return null;
    return { sku: last.sku, name: facts[last.sku]?.name ?? last.sku };
  },
);
