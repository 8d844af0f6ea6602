/** Groups of modules that the first screens do not need; `app/modules.ts` lists their modules. */
export const lateGroupNames = ['afterOrder', 'orderText', 'inflight', 'sideScreens', 'besideOrders'] as const;
export type LateGroup = (typeof lateGroupNames)[number];

interface LateModules {
  readonly load: (group: LateGroup) => Promise<void>;
  readonly isLoaded: (group: LateGroup) => boolean;
  readonly onLoaded: (listener: () => void) => () => void;
}

let modules: LateModules | null = null;

/** Called once by `app/modules.ts`, which screens cannot import. */
export function configureLateModules(given: LateModules): void {
  modules = given;
}

/** Loads the modules of a group, for a part of a screen that is loaded later than the screen. Rejects when it cannot be loaded. */
export async function needModules(group: LateGroup): Promise<void> {
  await modules?.load(group);
}

/** For `useSyncExternalStore`: the slices of a group are in the state. */
export const lateModules = {
  subscribe: (listener: () => void): (() => void) => modules?.onLoaded(listener) ?? (() => undefined),
  areLoaded: (group: LateGroup): boolean => modules?.isLoaded(group) ?? false,
};
