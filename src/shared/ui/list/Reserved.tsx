import type { ReactNode } from 'react';
import styles from './ListFrame.module.css';

interface ReservedProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Renders fields that apply sometimes only; their room stays, so that nothing moves when they appear (UX 4). */
export function Reserved({ isShown, children }: ReservedProps) {
  return (
    <div className={isShown ? styles.shown : styles.reserved} style={isShown ? undefined : { visibility: 'hidden' }}>
      {children}
    </div>
  );
}
