import type { ReactNode } from 'react';
import styles from './NarrowPage.module.css';

interface NarrowPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a screen with a single narrow panel. */
export function NarrowPage({ title, children }: NarrowPageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.panel}>{children}</div>
    </main>
  );
}
