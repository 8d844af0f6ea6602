import { useEffect, useState } from 'react';

/** Returns true once the component has been mounted for that many milliseconds; used to defer rendering. */
export function useAfter(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
