import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Passes a search parameter to `take` once and removes it from the address, so that neither a reload nor the browser's history
 * repeats it. An empty one is only removed.
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
  /** The value that was already read: React's strict mode runs the effect twice, before the address has changed. */
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (value !== null && value !== taken.current) read(value);
    taken.current = value;
  }, [value]);
}
