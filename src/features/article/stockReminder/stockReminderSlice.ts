import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { ReminderFailure } from '~/domain/article/stockReminder';
import type { Cents } from '~/domain/common/money';

/** The article that a caller wants to be reminded of (REQ H2.2). */
export interface RemindedArticle {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly name: string;
  readonly brand: string;
  readonly categoryPath: readonly string[];
  /** Today's price, which is held. */
  readonly value: Cents;
}

export type ReminderSubmission =
  | { readonly status: 'none' | 'loading' }
  /** `isEarlier`: an earlier request had created the reminder, one of the agent or one that the browser repeated. */
  | { readonly status: 'success'; readonly isEarlier: boolean }
  /**
   * `mayExist`: no answer names the outcome; `said`: the service's error, null where nothing readable came; `retryAt`: the earliest time of the
   * next try, ISO 8601; null where the service names none.
   */
  | {
      readonly status: 'failed';
      readonly code: ReminderFailure;
      readonly mayExist: boolean;
      readonly said: string | null;
      readonly retryAt: string | null;
    };

export interface Reminder {
  readonly article: RemindedArticle;
  /** Null until something is typed: then the customer's address is proposed. */
  readonly email: string | null;
  readonly submission: ReminderSubmission;
}

/** `yes`, `no`: the service's answer. `wanted`: not asked yet. `failed`: asked again by the next button that is mounted. */
type Remindable = 'wanted' | 'loading' | 'yes' | 'no' | 'failed';

interface StockReminderState {
  /** By base product number. */
  readonly remindable: Readonly<Record<string, Remindable>>;
  /** Null: the dialog is closed. */
  readonly reminder: Reminder | null;
}

const initialState: StockReminderState = { remindable: {}, reminder: null };

/** Which products can be reminded, and the subscription of a reminder (REQ H2). */
export const stockReminderSlice = createSlice({
  name: 'stockReminder',
  initialState,
  reducers: {
    /** A product is shown that may be reminded; what is known or asked already is not asked again. */
    remindableRequested: (state, { payload: number }: PayloadAction<string>) => {
      const known = state.remindable[baseProductNoOf(number)];
      if (known === undefined || known === 'failed') state.remindable[baseProductNoOf(number)] = 'wanted';
    },
    /** The known answer is out of date: the product is asked for again. */
    remindableOutdated: (state, { payload: number }: PayloadAction<string>) => {
      state.remindable[baseProductNoOf(number)] = 'wanted';
    },
    remindableAdvanced: (
      state,
      { payload: { numbers, to } }: PayloadAction<{ numbers: readonly string[]; to: Exclude<Remindable, 'wanted'> }>,
    ) => {
      for (const number of numbers) state.remindable[number] = to;
    },
    /** Opens the dialog; a request in flight has to end first. */
    reminderRequested: (state, { payload: article }: PayloadAction<RemindedArticle>) =>
      state.reminder?.submission.status === 'loading'
        ? state
        : { ...state, reminder: { article, email: null, submission: { status: 'none' } } },
    /** The address that is being sent stays, because the caller is told it. */
    emailTyped: (state, { payload: email }: PayloadAction<string>) =>
      state.reminder?.submission.status === 'loading' ? state : withReminder(state, { email }),
    subscribeRequested: (state, { payload: email }: PayloadAction<string>) =>
      maySubscribe(state) ? withReminder(state, { email, submission: { status: 'loading' } }) : state,
    submissionSettled: (state, { payload: submission }: PayloadAction<ReminderSubmission>) =>
      state.reminder?.submission.status === 'loading' ? withReminder(state, { submission }) : state,
    reminderClosed: (state) => (state.reminder?.submission.status === 'loading' ? state : { ...state, reminder: null }),
  },
  selectors: {
    selectReminder: (state) => state.reminder,
    selectIsRemindable: (state, number: string) => state.remindable[baseProductNoOf(number)] === 'yes',
    selectWantedNumbers: (state) =>
      Object.entries(state.remindable).flatMap(([number, known]) => (known === 'wanted' ? [number] : [])),
  },
});

function withReminder(state: StockReminderState, changed: Partial<Reminder>): StockReminderState {
  return state.reminder === null ? state : { ...state, reminder: { ...state.reminder, ...changed } };
}

/** A second press while the first one is in flight, or after it has succeeded, does nothing. */
function maySubscribe({ reminder }: StockReminderState): boolean {
  return reminder !== null && reminder.submission.status !== 'loading' && reminder.submission.status !== 'success';
}

export const stockReminderActions = stockReminderSlice.actions;
export const { selectReminder, selectIsRemindable, selectWantedNumbers } = stockReminderSlice.selectors;
