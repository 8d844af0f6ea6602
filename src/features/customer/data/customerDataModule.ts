import { defineModule } from '~/shared/module/defineModule';
import { customerDataActions, customerDataSlice, hasDraft } from './customerDataSlice';

const { citiesRequested, streetsRequested, formCancelled, formClosed, customerFormOpened, addressFormOpened } =
  customerDataActions;

export const customerDataModule = defineModule({
  slice: customerDataSlice,
  lateSaga: {
    load: async () => (await import('./addressHelpSaga')).addressHelpSaga,
    startsWith: [citiesRequested, streetsRequested],
    // These only cancel a running lookup.
    ignores: [formCancelled, formClosed, customerFormOpened, addressFormOpened],
  },
  isUntouched: ({ customerData }) => customerData.form.phase === 'closed',
  isBusy: ({ customerData: { form } }) => form.phase !== 'closed' && form.check.status === 'running',
  unsavedWork: ({ customerData: { drafts } }) => (hasDraft(drafts) ? 'form' : null),
});
