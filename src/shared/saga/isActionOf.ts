import type { Action } from '@reduxjs/toolkit';

/** Whether an action is one of the slice's own. */
export function isActionOf(slice: { readonly name: string }): (action: Action) => boolean {
  const prefix = `${slice.name}/`;
  return ({ type }) => type.startsWith(prefix);
}
