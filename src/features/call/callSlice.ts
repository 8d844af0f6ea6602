import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { flagsOf, type Flags } from '~config/flags';
import { defaultSales } from '~config/salesChannels';
import { currencyOf, defaultCountry, type Country } from '~/domain/common/country';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { reasonOf, type ParkedMark, type ParkingReason } from './parkedMark';

/** The order entry variants: standard, and the Swiss one with settings of its own (DECISIONS 20). */
export const orderEntryVariants = ['standard', 'swiss'] as const;
export type OrderEntryVariant = (typeof orderEntryVariants)[number];

/** The settings of a call: fixed at its start except for the source of its order and the agent's rights. */
export interface CallState {
  readonly id: string;
  readonly agentUsername: string;
  /** The name with which the agent introduces themselves. */
  readonly agentName: string;
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  readonly flags: Flags;
  /** The order entries that the agent may open. */
  readonly entries: readonly OrderEntryVariant[];
  /** The agent may use the extended product search (REQ A6.7). */
  readonly extendedSearch: boolean;
  /** What the agent is authorised to do with customers (REQ A3.6, A6.10). */
  readonly allowed: Readonly<
    Record<
      | 'editCustomer'
      | 'limelightSearch'
      | 'orderHistory'
      | 'orderDisplay'
      | 'rejectionManagement'
      | 'editOrder'
      | 'voucherForm'
      | 'voucherDetails'
      | 'receptionSurvey',
      boolean
    >
  >;
  readonly sales: SalesChannelChoice;
  /** `IVR`: the order was started with the voice computer; null: the source follows from the sales channel. */
  readonly sourceOverride: 'IVR' | null;
  /** The agent's notes of this call. */
  readonly notes: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Null: it is on the screen, or was left for another call. */
  readonly parked: ParkedMark | null;
  /** Why it was parked last; null: it never was. */
  readonly parkedFor: ParkingReason | null;
}

/** What the roles and lists of the agent allow. */
export type CallRights = Pick<CallState, 'entries' | 'extendedSearch' | 'allowed'>;

/** Placeholder that defines the shape: every call store is created with a preloaded call. */
const beforeTheCall: CallState = {
  id: '',
  agentUsername: '',
  agentName: '',
  country: defaultCountry,
  variant: 'standard',
  flags: flagsOf('production'),
  entries: [],
  extendedSearch: false,
  allowed: {
    editCustomer: false,
    limelightSearch: false,
    orderHistory: false,
    orderDisplay: false,
    rejectionManagement: false,
    editOrder: false,
    voucherForm: false,
    voucherDetails: false,
    receptionSurvey: false,
  },
  sales: defaultSales,
  sourceOverride: null,
  notes: '',
  startedAt: '',
  parked: null,
  parkedFor: null,
};

export const callSlice = createSlice({
  name: 'call',
  initialState: beforeTheCall,
  reducers: {
    salesChannelSwitched: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.sales = payload;
    },
    /** A hand-over sets the channel for this call only; the agent's stored choice is unchanged (DECISIONS 42). */
    salesHandedOver: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.sales = payload;
    },
    /** `null`: the order started elsewhere is placed; the next order of the call is the agent's own. */
    sourceOverridden: (state, { payload }: PayloadAction<'IVR' | null>) => {
      state.sourceOverride = payload;
    },
    /** A renewed token names other roles. */
    rightsRenewed: (state, { payload }: PayloadAction<CallRights>) => ({ ...state, ...payload }),
    parked: (state, { payload }: PayloadAction<ParkedMark>) => {
      state.parked = payload;
      state.parkedFor = reasonOf(payload);
    },
    /** A parked call is on the screen again. */
    resumed: (state) => {
      state.parked = null;
    },
    notesTyped: (state, { payload }: PayloadAction<string>) => {
      state.notes = payload;
    },
  },
  selectors: {
    selectCallState: (state) => state,
    selectCountry: (state) => state.country,
    selectCurrency: (state) => currencyOf(state.country),
    selectSales: (state) => state.sales,
    selectFlags: (state) => state.flags,
    selectVariant: (state) => state.variant,
  },
});

export const callActions = callSlice.actions;
export const { selectCallState, selectCountry, selectCurrency, selectSales, selectFlags, selectVariant } =
  callSlice.selectors;
