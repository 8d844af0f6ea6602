import { loadedModules, type CallRootState } from '~/app/modules';

/** The work that a new call or a sign-out would discard, the most severe first. */
const kinds = [
  /** An order is in flight: the call must not be replaced now. */
  'sending',
  /** An order may have been placed or not; its basket must not be deleted. */
  'unknownOutcome',
  /** An order is edited; the draft at the service is cleared. */
  'edit',
  /** A basket that is not ordered yet. */
  'basket',
  /** Customer data that was neither ordered nor saved (DECISIONS 35). */
  'customer',
  /** A customer or address form with a draft. */
  'form',
] as const;

type UnsavedKind = (typeof kinds)[number];

/** `nothing`: no work, or all of it was ordered. */
export type UnsavedWork = UnsavedKind | 'nothing';

/** All kinds of unsaved work, the most severe first. */
export function unsavedKindsOf(state: CallRootState): readonly UnsavedKind[] {
  const found = loadedModules().map(({ unsavedWork }) => unsavedWork?.(state) ?? null);
  return kinds.filter((kind) => found.includes(kind));
}

/** The most severe kind of unsaved work. */
export function unsavedWorkOf(state: CallRootState): UnsavedWork {
  return unsavedKindsOf(state)[0] ?? 'nothing';
}

/** True when nothing was typed or loaded yet: such a call is not written to a journal. */
export function isUntouched(state: CallRootState): boolean {
  return loadedModules().every((module) => module.isUntouched?.(state) ?? true);
}

/** False for an untouched call and for one whose order is placed: nobody would miss them. */
export function isMissed(state: CallRootState): boolean {
  return unsavedWorkOf(state) !== 'nothing' || (!isUntouched(state) && state.order.phase !== 'confirmed');
}
