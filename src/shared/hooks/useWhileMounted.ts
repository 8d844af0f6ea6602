import { useCallback, useEffect, useRef } from 'react';

/**
 * Wraps a callback so that it does nothing once the component is unmounted. A form validates asynchronously: what was left
 * meanwhile must not be submitted.
 */
export function useWhileMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    <Value>(run: (value: Value) => unknown) =>
      (value: Value): void => {
        if (isMounted.current) run(value);
      },
    [],
  );
}
