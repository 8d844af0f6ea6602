import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Reads a parameter of the address once and removes it, so that neither a reload nor the browser's history does the same
 * again. An empty one says nothing.
 */
export function useOnceFromAddress(name: string, take: (value: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const read = useEffectEvent((given: string) => {
    const others = new URLSearchParams(parameters);
    others.delete(name);
    setParameters(others, { replace: true });
    if (given.trim() !== '') take(given);
  });
  /** React's strict mode runs an effect twice, and the address is not changed yet when it does. */
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (value !== null && value !== taken.current) read(value);
    taken.current = value;
  }, [value]);
}
