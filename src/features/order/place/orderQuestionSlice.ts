import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { questionKey, type SubmitQuestion } from '~/domain/order/submitQuestions';

export interface OrderQuestionState {
  readonly open: SubmitQuestion | null;
  /** The keys of the questions answered for this order. */
  readonly answered: readonly string[];
}

const initialState: OrderQuestionState = { open: null, answered: [] };

/** The open question to the caller before the order; one at a time. */
export const orderQuestionSlice = createSlice({
  name: 'orderQuestion',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<SubmitQuestion>) => ({ ...state, open: payload }),
    answered: (state) =>
      state.open === null ? state : { open: null, answered: [...state.answered, questionKey(state.open)] },
    /** Stores the phone number that was missing, which answers the question. */
    phoneNamed: (state, { payload: phone }: PayloadAction<string>) =>
      state.open?.kind === 'telephoneNotification'
        ? { open: null, answered: [...state.answered, questionKey({ ...state.open, phone })] }
        : state,
    dismissed: (state) => ({ ...state, open: null }),
    cleared: () => initialState,
  },
  selectors: {
    selectOrderQuestion: (state) => state.open,
    selectAnsweredQuestions: (state) => state.answered,
  },
});

export const orderQuestionActions = orderQuestionSlice.actions;
export const { selectOrderQuestion, selectAnsweredQuestions } = orderQuestionSlice.selectors;
