import { localStorageKeys } from '~config/storageKeys';
import { readChoice, writeText } from '~/shared/storage/safeStorage';
import { valueStore } from '~/shared/valueStore';
import type { RecordView } from './recordParts';

export const tabViews = ['recommendations', 'topDeals', 'tvOffers', 'script', 'article'] as const;
export type TabView = (typeof tabViews)[number];

/** The digit that chooses each tab while the focus is in the context panel (UX Keys); `recordParts` has the others. */
export const tabDigits: Readonly<Record<TabView, string>> = {
  recommendations: '6',
  topDeals: '7',
  tvOffers: '8',
  script: '9',
  article: '0',
};

export interface ContextView {
  /** The tab, which this browser remembers. */
  readonly tab: TabView;
  /** The open part of the record, shown instead of the tab. It ends with its customer. */
  readonly record: { readonly customerId: string; readonly view: RecordView } | null;
  /** The basket line whose article is shown; null: the last one. */
  readonly sku: string | null;
}

function isTabView(text: string | null): text is TabView {
  return tabViews.some((view) => view === text);
}

function remembered(): ContextView {
  const tab = readChoice('local', localStorageKeys.contextTab, isTabView) ?? 'recommendations';
  return { tab, record: null, sku: null };
}

const shown = valueStore(remembered());

function change(changed: Partial<ContextView>): void {
  shown.set({ ...shown.get(), ...changed });
}

/** Keeps what the context panel shows while screens and calls change. */
export const contextView = {
  get: shown.get,
  subscribe: shown.subscribe,
  showTab: (tab: TabView): void => {
    writeText('local', localStorageKeys.contextTab, tab);
    change({ tab, record: null });
  },
  /** Restores the view from before a choice that is undone. */
  restore: (view: ContextView): void => {
    writeText('local', localStorageKeys.contextTab, view.tab);
    shown.set(view);
  },
  showRecord: (customerId: string, view: RecordView): void => change({ record: { customerId, view } }),
  /** Follows the basket line that has the focus, without changing the view. */
  followArticle: (sku: string): void => {
    if (shown.get().sku !== sku) change({ sku });
  },
  /** Reads the remembered tab again; for tests. */
  readAgain: (): void => shown.set(remembered()),
};
