import { useEffect, useRef } from 'react';
import { readingTime } from '../keyboard/openQuestion';

/**
 * Returns the action, which does nothing while an answer (null: there is none) is too new to be read: the press is the second of two, and would
 * send again what was refused between them (DECISIONS 286).
 */
export function useOnceRead(action: () => void, answer: object | null): () => void {
  const readableAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (answer !== null) readableAt.current = performance.now() + readingTime;
  }, [answer]);
  return () => {
    if (performance.now() >= readableAt.current) action();
  };
}
