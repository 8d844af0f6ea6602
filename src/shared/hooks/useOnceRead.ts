import { useEffect, useRef } from 'react';
import { readingTime } from '../keyboard/openQuestion';

/**
 * Returns the action, which does nothing during the first 300 ms of an answer (null: there is none), so that the second of two presses does
 * not send again what was refused between them (DECISIONS 286).
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
