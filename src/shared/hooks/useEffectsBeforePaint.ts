import { useLayoutEffect, useReducer } from 'react';

/**
 * Runs the effects of a component, and those of what is mounted with it, before the paint whenever `key` has changed. What they request
 * and is there at once is then in that paint: React runs effects, and subscribes new components to their store, after the paint, unless a
 * layout effect changes a state.
 */
export function useEffectsBeforePaint(key: string): void {
  const [, renderWith] = useReducer((_before: string | null, next: string) => next, null);
  useLayoutEffect(() => {
    renderWith(key);
  }, [key]);
}
