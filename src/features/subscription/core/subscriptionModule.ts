import { defineModule } from '~/shared/module/defineModule';
import { subscriptionJournal } from './subscriptionJournal';
import { subscriptionSlice } from './subscriptionSlice';

export const subscriptionModule = defineModule({
  slice: subscriptionSlice,
  lateSaga: {
    load: async () => (await import('./subscriptionSaga')).subscriptionSaga,
    startsWith: [subscriptionSlice],
  },
  journal: subscriptionJournal,
  resume: async () => (await import('./resumeEdit')).resumeEdit,
  isUntouched: ({ subscription: { edit, text } }) => edit === null && text === null,
  isBusy: ({ subscription: { shown, edit, cancellation, text } }) =>
    shown?.load === 'loading' ||
    edit?.customer.load === 'loading' ||
    edit?.step.phase === 'saving' ||
    cancellation?.step.phase === 'inProgress' ||
    text?.phase === 'saving',
  unsavedWork: ({ subscription: { edit, text } }) => (edit === null && text === null ? null : 'form'),
});
