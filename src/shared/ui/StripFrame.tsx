import type { ReactNode } from 'react';
import styles from './StripFrame.module.css';

interface StripFrameProps {
  readonly strip: ReactNode;
  /** The screen below. */
  readonly children: ReactNode;
}

/** Renders a strip above a screen that fills the rest of the height. */
export function StripFrame({ strip, children }: StripFrameProps) {
  return (
    <div className={styles.frame}>
      {strip}
      <div className={styles.work}>{children}</div>
    </div>
  );
}
