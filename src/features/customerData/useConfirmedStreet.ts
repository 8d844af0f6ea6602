import { useCallback, useRef } from 'react';

/** Remembers which street the agent confirmed to be one; another text is asked about anew. */
export function useConfirmedStreet(): readonly [(street: string) => void, (street: string) => boolean] {
  const confirmed = useRef<string | null>(null);
  const confirm = useCallback((street: string) => {
    confirmed.current = street;
  }, []);
  const isConfirmed = useCallback((street: string) => confirmed.current === street, []);
  return [confirm, isConfirmed];
}
