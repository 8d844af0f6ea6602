import { basketActions } from '~/features/basket/basketSlice';
import { productSearchSlice } from '~/features/article/search/productSearchSlice';
import { defineFlow } from '~/shared/module/defineModule';

export const fillBasketModule = defineFlow({
  name: 'fillBasket',
  lateSaga: {
    load: async () => (await import('./fillBasketSaga')).fillBasketSaga,
    startsWith: [productSearchSlice, basketActions.itemNotAdded, basketActions.betterArticleOpened],
  },
  resume: async () => (await import('./resumeBasket')).resumeBasket,
});
