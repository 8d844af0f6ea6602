import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { defineFlow } from '~/shared/module/defineModule';

export const showArticleModule = defineFlow({
  name: 'showArticle',
  lateSaga: {
    load: async () => (await import('./showArticleSaga')).showArticleSaga,
    startsWith: [productSearchActions.detailsRequested],
  },
});
