import type { BasketLine } from '~/domain/basket/basket';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product, Variant } from '~/domain/article/product';
import type { CrossSells } from '~/domain/article/recommendations';

export type RecommendationTab = 'recommendations' | 'topDeals' | 'tvOffers';

export type Loadable<T> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly content: T }
  | { readonly status: 'failed' };

/** The groups of top deals and the TV channels, in the order in which they are shown; each is loaded once per call. */
export const topDealLists = ['daily', 'weekly', 'monthly'] as const;
export const tvLists = ['main', 'extra', 'trend'] as const;
export type TvList = (typeof tvLists)[number];
export type OfferList = (typeof topDealLists)[number] | TvList;

/** The article that recommendations refer to: the one added last. */
export interface LeadArticle {
  readonly sku: string;
  readonly name: string;
}

/** The cross-sells of the lead, and their products. */
export interface CrossSellContent {
  readonly found: CrossSells;
  readonly products: readonly Product[];
  /** Whether the feed may have more entries; `loading` and `failed` refer to those. */
  readonly more: 'none' | 'possible' | 'loading' | 'failed';
  /** SKUs for which the lead was exchanged before, in this browser. */
  readonly takenBefore: readonly string[];
}

/** The state of the exchange of the lead for an upgrade (removed, a pause, added: REQ C4.6). */
export type UpgradeState =
  | { readonly status: 'none' }
  /** `wanted`: the upgrade as long as the basket has not been asked for it; its lead is removed first. */
  | { readonly status: 'running'; readonly productNo: string; readonly wanted: BasketLine | null }
  | { readonly status: 'failed'; readonly lead: LeadArticle; readonly leadIs: 'stillThere' | 'backAgain' | 'gone' };

export interface ChosenArticle {
  readonly product: Product;
  readonly variant: Variant;
  /** Null for a top deal or a TV offer. */
  readonly crossSell: CrossSell | null;
}

export interface ChosenUpgrade extends ChosenArticle {
  readonly crossSell: CrossSell;
  /** Chosen in the details; absent: the quantity of the lead, at the current price. */
  readonly wanted?: { readonly quantity: number; readonly priceDate: string | null };
}

export interface RecommendationsState {
  readonly tab: RecommendationTab;
  /** Nothing is loaded while the panel is not visible. */
  readonly onScreen: boolean;
  readonly lead: LeadArticle | null;
  readonly crossSells: Loadable<CrossSellContent>;
  readonly lists: Readonly<Record<OfferList, Loadable<readonly Product[]>>>;
  readonly upgrade: UpgradeState;
  /** Whether the dialog of what is on air is open (DECISIONS 215). */
  readonly isOnAirOpen: boolean;
  /** The stock request failed: the figures shown are those of the catalogue. */
  readonly stockIsUnknown: boolean;
}

const none = { status: 'none' } as const;

const initialState: RecommendationsState = {
  tab: 'recommendations',
  onScreen: false,
  lead: null,
  crossSells: none,
  lists: { daily: none, weekly: none, monthly: none, main: none, extra: none, trend: none },
  upgrade: none,
  isOnAirOpen: false,
  stockIsUnknown: false,
};

function withList(
  state: RecommendationsState,
  list: OfferList,
  content: Loadable<readonly Product[]>,
): RecommendationsState {
  return { ...state, lists: { ...state.lists, [list]: content } };
}

function withMore(state: RecommendationsState, more: CrossSellContent['more']): RecommendationsState {
  const { crossSells } = state;
  if (crossSells.status !== 'shown') return state;
  return { ...state, crossSells: { ...crossSells, content: { ...crossSells.content, more } } };
}

export const recommendationsSlice = createSlice({
  name: 'recommendations',
  initialState,
  reducers: {
    panelShown: (state) => ({ ...state, onScreen: true }),
    panelHidden: (state) => ({ ...state, onScreen: false }),
    tabChosen: (state, { payload }: PayloadAction<RecommendationTab>) => ({ ...state, tab: payload }),
    crossSellsStarted: (state, { payload }: PayloadAction<LeadArticle>) => ({
      ...state,
      lead: payload,
      crossSells: { status: 'loading' as const },
    }),
    crossSellsShown: (state, { payload }: PayloadAction<CrossSellContent>) => ({
      ...state,
      crossSells: { status: 'shown' as const, content: payload },
    }),
    crossSellsFailed: (state) => ({ ...state, crossSells: { status: 'failed' as const } }),
    /** Clears the cross-sells, because there is no lead or the panel is not visible. */
    crossSellsWithdrawn: (state) => ({ ...state, lead: null, crossSells: none }),
    crossSellsRetried: () => {},
    moreRequested: (state) => withMore(state, 'loading'),
    moreFailed: (state) => withMore(state, 'failed'),
    listStarted: (state, { payload }: PayloadAction<OfferList>) => withList(state, payload, { status: 'loading' }),
    listShown: (state, { payload }: PayloadAction<{ list: OfferList; products: readonly Product[] }>) =>
      withList(state, payload.list, { status: 'shown', content: payload.products }),
    listFailed: (state, { payload }: PayloadAction<OfferList>) => withList(state, payload, { status: 'failed' }),
    stockAsked: (state, { payload }: PayloadAction<'answered' | 'failed'>) => ({
      ...state,
      stockIsUnknown: payload === 'failed',
    }),
    onAirRequested: (state) => ({ ...state, isOnAirOpen: true }),
    onAirClosed: (state) => ({ ...state, isOnAirOpen: false }),
    listRetried: (_state, _action: PayloadAction<OfferList>) => {},
    articleChosen: (state, _action: PayloadAction<ChosenArticle>) => ({ ...state, isOnAirOpen: false }),
    upgradeRequested: (_state, _action: PayloadAction<ChosenUpgrade>) => {},
    upgradeAdvanced: (state, { payload }: PayloadAction<UpgradeState>) => ({ ...state, upgrade: payload }),
  },
  selectors: {
    selectRecommendationsState: (state) => state,
    selectWantedUpgrade: ({ upgrade }) => (upgrade.status === 'running' ? upgrade.wanted : null),
    selectIsOnAirOpen: ({ isOnAirOpen }) => isOnAirOpen,
    /** An article is being exchanged for an upgrade: for a moment it is not in the basket. */
    selectIsExchanging: (state) => state.upgrade.status === 'running',
  },
});

export const recommendationsActions = recommendationsSlice.actions;
export const { selectRecommendationsState, selectIsExchanging, selectIsOnAirOpen, selectWantedUpgrade } =
  recommendationsSlice.selectors;
