import type { Action } from '@reduxjs/toolkit';

/** Returns a predicate for the actions of a slice. */
export function isActionOf(slice: { readonly name: string }): (action: Action) => boolean {
  const prefix = `${slice.name}/`;
  return ({ type }) => type.startsWith(prefix);
}
