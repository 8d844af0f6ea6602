import { defineFlow } from '~/shared/module/defineModule';
import { fillBasketSaga } from './fillBasketSaga';

export const fillBasketModule = defineFlow({
  name: 'fillBasket',
  saga: fillBasketSaga,
  resume: async () => (await import('./resumeBasket')).resumeBasket,
});
