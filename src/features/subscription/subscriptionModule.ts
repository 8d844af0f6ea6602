import { defineModule } from '~/shared/module/defineModule';
import { subscriptionSlice } from './subscriptionSlice';

export const subscriptionModule = defineModule({
  slice: subscriptionSlice,
  lateSaga: {
    load: async () => (await import('./subscriptionSaga')).subscriptionSaga,
    startsWith: [subscriptionSlice],
  },
  isBusy: ({ subscription: { shown, edit, cancellation, text } }) =>
    shown?.load === 'loading' ||
    edit?.customer.load === 'loading' ||
    edit?.step.phase === 'saving' ||
    cancellation?.step.phase === 'inProgress' ||
    text?.phase === 'saving',
  unsavedWork: ({ subscription: { edit, text } }) => (edit === null && text === null ? null : 'form'),
});
