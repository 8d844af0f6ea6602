import { defineModule } from '~/shared/module/defineModule';
import { recommendationsSlice } from './recommendationsSlice';

export const recommendationsModule = defineModule({
  slice: recommendationsSlice,
  isBusy: ({ recommendations: { crossSells, lists, upgrade } }) =>
    crossSells.status === 'loading' ||
    (crossSells.status === 'shown' && crossSells.content.more === 'loading') ||
    Object.values(lists).some(({ status }) => status === 'loading') ||
    upgrade.status === 'running',
});
