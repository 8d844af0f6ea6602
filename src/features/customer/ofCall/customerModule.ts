import { defineModule } from '~/shared/module/defineModule';
import { customerJournal } from './customerJournal';
import { customerSlice } from './customerSlice';

export const customerModule = defineModule({
  slice: customerSlice,
  journal: customerJournal,
  isUntouched: ({ customer: { numberField, customer, login } }) =>
    numberField === '' && customer === null && login.phase === 'idle',
  isBusy: ({ customer: { login, saving } }) =>
    login.phase === 'loading' ||
    (login.phase === 'stopped' && login.countryChange.status === 'running') ||
    saving === 'running',
});
