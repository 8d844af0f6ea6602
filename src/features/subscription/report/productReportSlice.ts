import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReportHeadings, ReportItem, ReportQuery, ReportTotals } from '~/domain/subscription/productReport';
import { listReducers, notAsked, type PagedList } from '~/shared/list/listState';

/** The dialog `Notiz` of an item; a failure keeps what was typed. */
export interface ReportNote {
  readonly item: Pick<ReportItem, 'id' | 'productNo' | 'name'>;
  readonly text: string;
  /** `open`: it may be saved all the same. */
  readonly phase: 'editing' | 'saving' | 'failed' | 'open';
}

/** What the file is called, and the words of its first row. */
export interface ReportFile {
  readonly name: string;
  readonly headings: ReportHeadings;
}

/** The file of all items of the month. */
export type ReportExport =
  | { readonly phase: 'none' | 'failed' }
  | { readonly phase: 'loading'; readonly loaded: number; readonly total: number | null }
  /** Not saved yet. */
  | { readonly phase: 'ready'; readonly name: string; readonly text: string };

/** Of the month, beside its items; null until a page has arrived. */
export interface ReportFacts {
  readonly totals: ReportTotals | null;
}

type ReportList = PagedList<ReportQuery, ReportItem, ReportFacts>;

export interface ProductReportState {
  readonly list: ReportList;
  /** Null: the dialog is closed. */
  readonly note: ReportNote | null;
  readonly file: ReportExport;
}

const initialState: ProductReportState = { list: notAsked, note: null, file: { phase: 'none' } };

/** The monthly report of the subscription products (REQ G7). */
export const productReportSlice = createSlice({
  name: 'productReport',
  initialState,
  reducers: {
    ...listReducers<ReportList>(),
    /** The screen was left: cancels a load and the file. */
    listLeft: (state) => ({ ...state, file: { phase: 'none' } as const }),
    noteOpened: (state, { payload: item }: PayloadAction<ReportItem>) => ({
      ...state,
      note: {
        item: { id: item.id, productNo: item.productNo, name: item.name },
        text: item.note,
        phase: 'editing',
      } as const,
    }),
    noteTyped: (state, { payload: text }: PayloadAction<string>) =>
      state.note === null || state.note.phase === 'saving' ? state : { ...state, note: { ...state.note, text } },
    noteSaveRequested: (state) =>
      state.note === null ? state : { ...state, note: { ...state.note, phase: 'saving' } as const },
    noteFailed: (state, { payload: phase }: PayloadAction<'failed' | 'open'>) =>
      state.note === null ? state : { ...state, note: { ...state.note, phase } },
    noteClosed: (state) => ({ ...state, note: null }),
    fileRequested: (state, _action: PayloadAction<{ query: ReportQuery; file: ReportFile }>) => ({
      ...state,
      file: { phase: 'loading', loaded: 0, total: null } as const,
    }),
    fileAdvanced: (state, { payload: file }: PayloadAction<ReportExport>) => ({ ...state, file }),
    /** The agent cancels the file, or it is saved. */
    fileEnded: (state) => ({ ...state, file: { phase: 'none' } as const }),
  },
  selectors: {
    selectProductReportState: (state) => state,
  },
});

export const productReportActions = productReportSlice.actions;
export const { selectProductReportState } = productReportSlice.selectors;
