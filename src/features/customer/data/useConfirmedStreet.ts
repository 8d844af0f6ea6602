import { useCallback, useRef } from 'react';

/** Stores the street that the agent confirmed; any other text raises the question again. */
export function useConfirmedStreet(): readonly [(street: string) => void, (street: string) => boolean] {
  const confirmed = useRef<string | null>(null);
  const confirm = useCallback((street: string) => {
    confirmed.current = street;
  }, []);
  const isConfirmed = useCallback((street: string) => confirmed.current === street, []);
  return [confirm, isConfirmed];
}
