import * as v from 'valibot';
import { defineModule } from '~/shared/module/defineModule';
import { productReportSlice } from './productReportSlice';

/** The open note of an item, so that a reload loses nothing that was typed (QUALITY 10). */
const NoteEntry = v.nullable(
  v.object({ item: v.object({ id: v.string(), productNo: v.string(), name: v.string() }), text: v.string() }),
);

export const productReportModule = defineModule({
  slice: productReportSlice,
  lateSaga: {
    load: async () => (await import('./productReportSaga')).productReportSaga,
    startsWith: [productReportSlice],
  },
  journal: {
    schema: NoteEntry,
    write: ({ productReport: { note } }) => (note === null ? null : { item: note.item, text: note.text }),
    read: (entry) => ({
      productReport: {
        ...productReportSlice.getInitialState(),
        note: entry === null ? null : { ...entry, phase: 'editing' as const },
      },
    }),
  },
  isUntouched: ({ productReport: { note } }) => note === null,
  isBusy: ({ productReport: { list, note, file } }) =>
    list.status === 'loading' || note?.phase === 'saving' || file.phase === 'loading',
  unsavedWork: ({ productReport }) => (productReport.note === null ? null : 'form'),
});
