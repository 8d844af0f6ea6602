import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { recommendationsActions, recommendationsSlice } from '~/features/recommendations/recommendationsSlice';
import { defineFlow } from '~/shared/module/defineModule';

const { itemAdded, itemRemoved, basketReloaded, basketReopened, basketCleared } = basketActions;
const { loggedIn, restored } = customerActions;
const { panelShown, panelHidden } = recommendationsActions;

export const recommendModule = defineFlow({
  name: 'recommend',
  lateSaga: {
    load: async () => (await import('./recommendSaga')).recommendSaga,
    startsWith: [
      recommendationsSlice,
      itemAdded,
      itemRemoved,
      basketReloaded,
      basketReopened,
      basketCleared,
      loggedIn,
      restored,
    ],
    // The panel is mounted with the screen, but has nothing to show before the first article, customer or tab.
    ignores: [panelShown, panelHidden],
    loadAhead: true,
  },
});
