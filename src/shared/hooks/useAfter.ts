import { useEffect, useState } from 'react';

/** True so many milliseconds after the component appeared: for what may come later than the rest. */
export function useAfter(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return isOver;
}
