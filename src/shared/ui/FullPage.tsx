import type { ReactNode } from 'react';
import styles from './FullPage.module.css';

interface FullPageProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside: ReactNode;
  /** Of the panel. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A screen with a single panel that fills the window and scrolls inside. */
export function FullPage({ title, aside, className, children }: FullPageProps) {
  return (
    <main className={styles.page}>
      <div className={[styles.panel, className].filter(Boolean).join(' ')}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </main>
  );
}
