import { defineModule } from '~/shared/module/defineModule';
import { customerRecordSlice } from './customerRecordSlice';

export const customerRecordModule = defineModule({
  slice: customerRecordSlice,
  lateSaga: {
    load: async () => (await import('./customerRecordSaga')).customerRecordSaga,
    startsWith: [customerRecordSlice],
  },
  isBusy: ({ customerRecord: { orders, vouchers } }) => orders.status === 'loading' || vouchers.status === 'loading',
});
