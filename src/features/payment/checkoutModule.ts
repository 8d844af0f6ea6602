import { defineModule } from '~/shared/module/defineModule';
import { checkoutActions, checkoutSlice } from './checkoutSlice';

export const checkoutModule = defineModule({
  slice: checkoutSlice,
  lateSaga: {
    load: async () => (await import('./checkoutSaga')).checkoutSaga,
    startsWith: [checkoutActions.bankEntered],
    // Only cancels a running check.
    ignores: [checkoutActions.bankCleared],
  },
  isBusy: ({ checkout }) => checkout.bank.status === 'checking',
});
