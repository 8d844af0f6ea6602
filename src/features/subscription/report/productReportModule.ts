import { defineModule } from '~/shared/module/defineModule';
import { productReportSlice } from './productReportSlice';
import { reportNoteJournal } from './reportNoteJournal';

export const productReportModule = defineModule({
  slice: productReportSlice,
  lateSaga: {
    load: async () => (await import('./productReportSaga')).productReportSaga,
    startsWith: [productReportSlice],
  },
  journal: reportNoteJournal,
  isUntouched: ({ productReport: { note } }) => note === null,
  isBusy: ({ productReport: { list, note, file } }) =>
    list.status === 'loading' || note?.phase === 'saving' || file.phase === 'loading',
  unsavedWork: ({ productReport }) => (productReport.note === null ? null : 'form'),
});
