import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Reservation.module.css';

/** Renders one step and focuses what it marks as `data-initial-focus`: the dialog itself does so only when it opens. */
export function StepBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  }, []);
  return (
    <div ref={body} className={styles.step}>
      {children}
    </div>
  );
}
