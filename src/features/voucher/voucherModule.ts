import * as v from 'valibot';
import { defineModule } from '~/shared/module/defineModule';
import { voucherSlice } from './voucherSlice';

const VoucherEntry = v.object({ codeField: v.string(), codes: v.array(v.string()) });

export const voucherModule = defineModule({
  slice: voucherSlice,
  journal: {
    schema: VoucherEntry,
    write: ({ voucher: { codeField, codes } }) => ({ codeField, codes: [...codes] }),
    read: (entry) => ({ voucher: { ...voucherSlice.getInitialState(), ...entry } }),
  },
  isUntouched: ({ voucher }) => voucher.codeField === '',
  isBusy: ({ voucher }) => voucher.verifying !== null || voucher.suggestions.status === 'loading',
});
