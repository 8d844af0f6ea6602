import { defineModule } from '~/shared/module/defineModule';
import { stockReminderSlice } from './stockReminderSlice';

export const stockReminderModule = defineModule({
  slice: stockReminderSlice,
  lateSaga: {
    load: async () => (await import('./stockReminderSaga')).stockReminderSaga,
    startsWith: [stockReminderSlice],
  },
  isUntouched: ({ stockReminder }) => stockReminder.reminder === null,
  isBusy: ({ stockReminder: { remindable, reminder } }) =>
    reminder?.submission.status === 'loading' ||
    Object.values(remindable).some((known) => known === 'wanted' || known === 'loading'),
});
