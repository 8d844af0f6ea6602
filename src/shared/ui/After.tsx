import { useEffect, useState, type ReactNode } from 'react';

interface AfterProps {
  /** Time from the first render until the content is rendered. */
  readonly milliseconds: number;
  /** Rendered until then; default: nothing. */
  readonly pending?: ReactNode;
  /** Renders the content before that time is over. */
  readonly isDue?: boolean;
  /** Renders the content at once where this time was over before, because a new call mounts the frame again. */
  readonly isOncePerPage?: boolean;
  readonly children: ReactNode;
}

/** The values of `milliseconds` whose time was over once in this page. */
const over = new Set<number>();

/**
 * Renders its content some time after it was mounted, so that the screen accepts input before. A component of its own, because a timer of
 * the screen would render the whole screen.
 */
export function After({ milliseconds, isDue = false, isOncePerPage = false, pending, children }: AfterProps) {
  const [isOver, setIsOver] = useState(() => isOncePerPage && over.has(milliseconds));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isOncePerPage) over.add(milliseconds);
      setIsOver(true);
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isOncePerPage]);
  return isOver || isDue ? children : pending;
}
