import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '~/domain/address/address';
import type { LetterFileType } from '~/domain/customer/letterFile';

/** The outcome of loading a letter. The state stores only the object URL, never the bytes. */
export type PreviewOutcome =
  | { readonly phase: 'shown'; readonly fileName: string; readonly url: string; readonly type: LetterFileType }
  | { readonly phase: 'notFound' | 'forbidden' | 'unsafe'; readonly fileName: string }
  | { readonly phase: 'failed'; readonly fileName: string; readonly detail: string | null };

export type LetterPreview =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly fileName: string }
  | PreviewOutcome;

interface RingTemplate {
  readonly externalCustomerId: string;
  readonly address: Address;
}

/** `sendingUnseen`: the dialog was closed meanwhile; a notice reports the result. One send at a time. */
type RingSendStatus = 'sending' | 'sendingUnseen' | 'alreadySent' | 'failed';

export interface LetterState {
  readonly isRingDialogOpen: boolean;
  /** The current send and its customer; null: none, or it succeeded. */
  readonly ringSend: { readonly externalCustomerId: string; readonly status: RingSendStatus } | null;
  readonly preview: LetterPreview;
}

const initialState: LetterState = { isRingDialogOpen: false, ringSend: null, preview: { phase: 'none' } };

export const letterSlice = createSlice({
  name: 'letter',
  initialState,
  reducers: {
    ringDialogOpened: (state) => {
      state.isRingDialogOpen = true;
    },
    ringDialogClosed: ({ ringSend, ...state }) => ({
      ...state,
      isRingDialogOpen: false,
      ringSend: isOnItsWay(ringSend) ? { ...ringSend, status: 'sendingUnseen' as const } : null,
    }),
    ringTemplateRequested: (state, { payload: { externalCustomerId } }: PayloadAction<RingTemplate>) =>
      isOnItsWay(state.ringSend) ? state : { ...state, ringSend: { externalCustomerId, status: 'sending' as const } },
    ringTemplateSettled: (state, { payload }: PayloadAction<'sent' | 'alreadySent' | 'failed'>) => {
      if (state.ringSend?.status !== 'sending') return { ...state, ringSend: null };
      return payload === 'sent'
        ? { ...state, ringSend: null, isRingDialogOpen: false }
        : { ...state, ringSend: { ...state.ringSend, status: payload } };
    },
    previewRequested: (state, { payload }: PayloadAction<string>) => {
      state.preview = { phase: 'loading', fileName: payload };
    },
    previewSettled: (state, { payload }: PayloadAction<PreviewOutcome>) => {
      state.preview = payload;
    },
    previewClosed: (state) => {
      state.preview = { phase: 'none' };
    },
  },
  selectors: {
    selectIsRingDialogOpen: (state) => state.isRingDialogOpen,
    selectRingSend: (state) => state.ringSend,
    /** The dialog is open and shows that the template is being sent. */
    selectIsRingSending: (state) => state.ringSend?.status === 'sending',
    selectLetterPreview: (state) => state.preview,
  },
});

/** The template is being sent, whether its dialog is still open or not. */
export function isOnItsWay(send: LetterState['ringSend']): send is NonNullable<LetterState['ringSend']> {
  return send?.status === 'sending' || send?.status === 'sendingUnseen';
}

export const letterActions = letterSlice.actions;
export const { selectIsRingDialogOpen, selectRingSend, selectIsRingSending, selectLetterPreview } =
  letterSlice.selectors;
