import { modules, type CallRootState } from '~/app/modules';

/** What a new call or a sign-out would cost the agent, the most severe first. */
const kinds = [
  /** An order is on its way: nothing may take the call away now. */
  'sending',
  /** An order may have been placed or not; its basket must not be deleted. */
  'unknownOutcome',
  /** A basket that is not ordered yet. */
  'basket',
  /** Customer data that neither an order nor a save has taken along (DECISIONS 35). */
  'customer',
  /** A form that was begun. */
  'form',
] as const;

/** `nothing`: no work, or none that was not ordered. */
export type UnsavedWork = (typeof kinds)[number] | 'nothing';

export function unsavedWorkOf(state: CallRootState): UnsavedWork {
  const found = modules.map(({ unsavedWork }) => unsavedWork?.(state) ?? null);
  return kinds.find((kind) => found.includes(kind)) ?? 'nothing';
}

/** Nothing was typed or loaded yet: such a call leaves no journal behind. */
export function isUntouched(state: CallRootState): boolean {
  return modules.every((module) => module.isUntouched?.(state) ?? true);
}
