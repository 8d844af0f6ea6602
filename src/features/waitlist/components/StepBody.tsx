import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Reservation.module.css';

/**
 * Renders one step and focuses what it marks as `data-initial-focus`: the dialog itself does so only when it opens. After a reload
 * the screen below may take the focus as well, which the dialog then gives back to no field.
 */
export function StepBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focusFirst = () => body.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Node) || !(relatedTarget instanceof Node)) return;
      const isWholeDialog = target !== body.current && target.contains(body.current);
      if (isWholeDialog && !target.contains(relatedTarget)) focusFirst();
    };
    focusFirst();
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return (
    <div ref={body} className={styles.step}>
      {children}
    </div>
  );
}
