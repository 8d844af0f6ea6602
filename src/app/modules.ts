import { combineSlices, type Action } from '@reduxjs/toolkit';
import { basketModule } from '~/features/basket/basketModule';
import { callModule } from '~/features/call/callModule';
import { complaintModule } from '~/features/order/complaint/complaintModule';
import { consentModule } from '~/features/customer/consent/consentModule';
import { customerModule } from '~/features/customer/ofCall/customerModule';
import { customerDataModule } from '~/features/customer/data/customerDataModule';
import { customerRecordModule } from '~/features/customer/record/customerRecordModule';
import { customerSearchModule } from '~/features/customer/search/customerSearchModule';
import { offerModule } from '~/features/offer/offerModule';
import { orderCancellationModule } from '~/features/order/cancellation/orderCancellationModule';
import { orderModule, orderQuestionModule } from '~/features/order/place/orderModule';
import { orderHistoryModule } from '~/features/order/history/orderHistoryModule';
import { paymentModule } from '~/features/payment/paymentModule';
import { pinModule } from '~/features/customer/pin/pinModule';
import { productSearchModule } from '~/features/article/search/productSearchModule';
import { recommendationsModule } from '~/features/recommendations/recommendationsModule';
import { scriptModule } from '~/features/script/scriptModule';
import { voucherModule } from '~/features/voucher/voucherModule';
import { editCustomerModule } from '~/flows/customer/edit/editCustomerModule';
import { fillBasketModule } from '~/flows/fillBasket/fillBasketModule';
import { logCustomerInModule } from '~/flows/customer/logIn/logCustomerInModule';
import { offerAndOrderModule } from '~/flows/order/place/offerAndOrderModule';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import { claimComplaintModule } from '~/flows/order/preload/claimComplaintModule';
import { recommendModule } from '~/flows/recommend/recommendModule';
import type { afterOrderModules } from './afterOrderModules';
import type { inflightModules } from './inflightModules';
import { configureLateModules, lateGroupNames, type LateGroup } from '~/shared/module/lateModules';
import { loadSaga } from '~/shared/module/lateSagas';
import type { orderTextModules } from './orderTextModules';
import type { sideScreenModules } from './sideScreenModules';
import type { subscriptionModules } from './subscriptionModules';
import type { waitlistModules } from './waitlistModules';

/** The features of a call: each has one slice. */
const features = [
  callModule,
  customerModule,
  customerSearchModule,
  customerDataModule,
  customerRecordModule,
  pinModule,
  consentModule,
  productSearchModule,
  basketModule,
  offerModule,
  paymentModule,
  voucherModule,
  scriptModule,
  orderModule,
  orderQuestionModule,
  orderHistoryModule,
  orderCancellationModule,
  recommendationsModule,
  complaintModule,
] as const;

/**
 * Every feature and flow of the first screens (docs/adding-a-feature.md). The order matters: sagas are started and receive
 * actions in it, and a journal is restored and resumed in it.
 */
const firstModules = [
  ...features,
  logCustomerInModule,
  editCustomerModule,
  fillBasketModule,
  offerAndOrderModule,
  recommendModule,
  claimComplaintModule(selectPaymentFacts),
] as const;

/**
 * Features and flows that the first screens do not need. Their code, slices included, loads with the first route that names
 * their group, or with a journal that has an entry of one of `journals`.
 */
const lateGroups = {
  afterOrder: {
    load: async () => (await import('./afterOrderModules')).afterOrderModules,
    journals: ['orderDisplay', 'recreation', 'editOrder'],
  },
  orderText: { load: async () => (await import('./orderTextModules')).orderTextModules, journals: ['orderText'] },
  inflight: { load: async () => (await import('./inflightModules')).inflightModules, journals: ['inflight'] },
  sideScreens: { load: async () => (await import('./sideScreenModules')).sideScreenModules, journals: [] },
  besideOrders: {
    load: async () => {
      const [{ waitlistModules }, { subscriptionModules }] = await Promise.all([
        import('./waitlistModules'),
        import('./subscriptionModules'),
      ]);
      return [...waitlistModules, ...subscriptionModules] as const;
    },
    journals: ['newSubscription', 'waitlist', 'links', 'productReport', 'subscription', 'subscriptionOverview'],
  },
} as const satisfies Record<LateGroup, unknown>;

type LateModule =
  | (typeof afterOrderModules)[number]
  | (typeof orderTextModules)[number]
  | (typeof inflightModules)[number]
  | (typeof sideScreenModules)[number]
  | (typeof subscriptionModules)[number]
  | (typeof waitlistModules)[number];
export type CallModule = (typeof firstModules)[number] | LateModule;
type LateState = {
  readonly [M in Extract<LateModule, { slice: unknown }> as M['name']]: ReturnType<M['slice']['reducer']>;
};

const slices = combineSlices(...features.map(({ slice }) => slice));

/**
 * The state of one call. Nothing of it is shared with another call (ARCHITECTURE The phone call). The slices of a late group are
 * in it once the group is loaded; other code reads them as optional (`PreloadSources`).
 */
export type CallRootState = ReturnType<typeof slices> & LateState;

export function callReducer(state: CallRootState | undefined, action: Action): CallRootState {
  const next = slices(state, action);
  if (!hasLoadedSlices(next)) throw new Error('A slice that is loaded is not in the state');
  return next;
}

/** True where the slices of the loaded groups are there; the others are read by no code yet. */
function hasLoadedSlices(state: ReturnType<typeof slices>): state is CallRootState {
  return [...loaded.values()].flat().every((module) => !('slice' in module) || module.name in state);
}

const loaded = new Map<LateGroup, readonly LateModule[]>();
const listeners = new Set<(modules: readonly LateModule[]) => void>();

/** The modules whose code is loaded, in the order of their lists. */
export function loadedModules(): readonly CallModule[] {
  return [...firstModules, ...[...loaded.values()].flat()];
}

/** Loads the modules of a group once, with their slices in every call. Rejects when the code cannot be loaded. */
export async function loadModules(group: LateGroup): Promise<void> {
  if (loaded.has(group)) return;
  const modules = await lateGroups[group].load();
  if (loaded.has(group)) return;
  loaded.set(group, modules);
  for (const module of modules) if ('injectInto' in module) module.injectInto(slices);
  for (const listener of listeners) listener(modules);
}

/** Loads the sagas of these modules, so that their first actions start them at once. Rejects when one cannot be loaded. */
export async function loadSagasOf(names: readonly CallModule['name'][]): Promise<void> {
  const modules = loadedModules().filter(({ name }) => names.includes(name));
  await Promise.all(modules.flatMap(({ lateSaga }) => lateSaga ?? []).map(loadSaga));
}

/**
 * Loads the sagas that add an article, before the order entry renders: an article and a submission that are entered without a
 * pause are then handled in that order. Rejects when the code cannot be loaded.
 */
export const loadArticleSagas = (): Promise<void> => loadSagasOf(['productSearch', 'basket', 'fillBasket']);

/** Calls `listener` with the modules of each group that is loaded from now on. Returns the unsubscribe function. */
export function onModulesLoaded(listener: (modules: readonly LateModule[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The groups that have to be loaded before a journal with these entries can be read. */
export function groupsOfJournal(entries: object): readonly LateGroup[] {
  const used = new Map<string, unknown>(Object.entries(entries));
  return lateGroupNames.filter((group) => lateGroups[group].journals.some((name) => (used.get(name) ?? null) !== null));
}

configureLateModules({
  load: loadModules,
  isLoaded: (group) => loaded.has(group),
  onLoaded: onModulesLoaded,
});
