import type { ReactNode } from 'react';
import styles from './Tag.module.css';
import tones from './tones.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'error';

/** Renders a short status with background colour and text (UX Look). */
export function Tag({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${tones[tone]}`}>{children}</span>;
}
