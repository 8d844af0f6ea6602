import * as v from 'valibot';
import type { JournalPart } from '~/shared/module/defineModule';
import { productReportSlice, type ProductReportState } from './productReportSlice';

const NoteEntry = v.nullable(
  v.object({ item: v.object({ id: v.string(), productNo: v.string(), name: v.string() }), text: v.string() }),
);
type NoteEntry = v.InferOutput<typeof NoteEntry>;

/** The open note of an item, so that a reload loses nothing that was typed (QUALITY 10). */
export const reportNoteJournal: JournalPart<{ readonly productReport: ProductReportState }, NoteEntry> = {
  schema: NoteEntry,
  write: ({ productReport: { note } }) => (note === null ? null : { item: note.item, text: note.text }),
  read: (entry) => ({
    productReport: {
      ...productReportSlice.getInitialState(),
      note: entry === null ? null : { ...entry, phase: 'editing' },
    },
  }),
};
