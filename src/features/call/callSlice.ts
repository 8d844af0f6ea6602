import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { flagsOf, type Flags } from '~config/flags';
import { defaultSales } from '~config/salesChannels';
import { currencyOf, defaultCountry, type Country } from '~/domain/common/country';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';

/** The order entry exists once more for Switzerland, with a few settings of its own (DECISIONS 20). */
export const orderEntryVariants = ['standard', 'swiss'] as const;
export type OrderEntryVariant = (typeof orderEntryVariants)[number];

/** What a call is made with: fixed at its start but for where its order comes from. */
export interface CallState {
  readonly id: string;
  readonly agentUsername: string;
  /** As the agent introduces themselves. */
  readonly agentName: string;
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  readonly flags: Flags;
  /** The agent may use the extended product search (REQ A6.7). */
  readonly extendedSearch: boolean;
  /** What the agent may do with customers (REQ A3.6, A6.10). */
  readonly allowed: Readonly<Record<'editCustomer' | 'limelightSearch' | 'orderHistory' | 'receptionSurvey', boolean>>;
  readonly sales: SalesChannelChoice;
  /** The order was begun with the voice computer; null: the sales channel says where it comes from. */
  readonly sourceOverride: 'IVR' | null;
  /** What the agent wrote down in this call. */
  readonly notes: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** Only the shape of it counts: every call store is made with its call preloaded. */
const beforeTheCall: CallState = {
  id: '',
  agentUsername: '',
  agentName: '',
  country: defaultCountry,
  variant: 'standard',
  flags: flagsOf('production'),
  extendedSearch: false,
  allowed: { editCustomer: false, limelightSearch: false, orderHistory: false, receptionSurvey: false },
  sales: defaultSales,
  sourceOverride: null,
  notes: '',
  startedAt: '',
};

export const callSlice = createSlice({
  name: 'call',
  initialState: beforeTheCall,
  reducers: {
    salesChannelSwitched: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.sales = payload;
    },
    /** A hand-over names the channel: for this call only, the agent's choice stays what it is (DECISIONS 42). */
    salesHandedOver: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.sales = payload;
    },
    /** `null`: the order that was begun elsewhere is placed; the next one of the call is the agent's own. */
    sourceOverridden: (state, { payload }: PayloadAction<'IVR' | null>) => {
      state.sourceOverride = payload;
    },
    notesTyped: (state, { payload }: PayloadAction<string>) => {
      state.notes = payload;
    },
  },
  selectors: {
    selectCall: (state) => state,
    selectCountry: (state) => state.country,
    selectCurrency: (state) => currencyOf(state.country),
    selectSales: (state) => state.sales,
    selectFlags: (state) => state.flags,
    selectVariant: (state) => state.variant,
  },
});

export const callActions = callSlice.actions;
export const { selectCall, selectCountry, selectCurrency, selectSales, selectFlags, selectVariant } =
  callSlice.selectors;
