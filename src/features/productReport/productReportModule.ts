import { defineModule } from '~/shared/module/defineModule';
import { productReportSlice } from './productReportSlice';

export const productReportModule = defineModule({
  slice: productReportSlice,
  lateSaga: {
    load: async () => (await import('./productReportSaga')).productReportSaga,
    startsWith: [productReportSlice],
  },
  isBusy: ({ productReport: { list, note, file } }) =>
    list?.load === 'loading' || note?.phase === 'saving' || file.phase === 'loading',
  unsavedWork: ({ productReport }) => (productReport.note === null ? null : 'form'),
});
