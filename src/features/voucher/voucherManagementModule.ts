import { defineModule } from '~/shared/module/defineModule';
import { voucherManagementSlice } from './voucherManagementSlice';

export const voucherManagementModule = defineModule({
  slice: voucherManagementSlice,
  lateSaga: {
    load: async () => (await import('./voucherManagementSaga')).voucherManagementSaga,
    startsWith: [voucherManagementSlice],
  },
  isBusy: ({ voucherManagement: { customerNumber, lookup, redeemed, suggested, check } }) =>
    check.phase === 'checking' ||
    (customerNumber !== null &&
      (lookup.phase === 'loading' || redeemed.status === 'loading' || suggested.status === 'loading')),
});
