import { useSelector } from 'react-redux';

/** Returns the named parts of a slice's state; the component renders again when one of them changes, and for nothing else of it. */
export function useParts<State, Part extends keyof State>(
  selectState: (root: never) => State,
  ...parts: readonly Part[]
): Pick<State, Part> {
  return useSelector(selectState, (before, now) => parts.every((part) => before[part] === now[part]));
}
