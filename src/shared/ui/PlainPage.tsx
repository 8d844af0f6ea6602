import type { ReactNode } from 'react';
import styles from './PlainPage.module.css';

/** Renders a page of one sentence and a link or button: sign-in, not found, not authorised. */
export function PlainPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.body}>{children}</div>
    </main>
  );
}
