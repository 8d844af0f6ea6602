import { loadedModules, type CallRootState } from '~/app/modules';

/** The work that a new call or a sign-out would discard, the most severe first. */
const kinds = [
  /** An order is in flight: the call must not be replaced now. */
  'sending',
  /** An order may have been placed or not; its basket must not be deleted. */
  'unknownOutcome',
  /** A basket that is not ordered yet. */
  'basket',
  /** Customer data that was neither ordered nor saved (DECISIONS 35). */
  'customer',
  /** A customer or address form with a draft. */
  'form',
] as const;

/** `nothing`: no work, or all of it was ordered. */
export type UnsavedWork = (typeof kinds)[number] | 'nothing';

export function unsavedWorkOf(state: CallRootState): UnsavedWork {
  const found = loadedModules().map(({ unsavedWork }) => unsavedWork?.(state) ?? null);
  return kinds.find((kind) => found.includes(kind)) ?? 'nothing';
}

/** True when nothing was typed or loaded yet: such a call is not written to a journal. */
export function isUntouched(state: CallRootState): boolean {
  return loadedModules().every((module) => module.isUntouched?.(state) ?? true);
}
