import type { ReactNode } from 'react';
import styles from './NarrowPage.module.css';

interface NarrowPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen with a single panel: one question, one answer. */
export function NarrowPage({ title, children }: NarrowPageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.panel}>{children}</div>
    </main>
  );
}
