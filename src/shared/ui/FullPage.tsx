import type { ReactNode } from 'react';
import styles from './FullPage.module.css';

interface FullPageProps {
  readonly title: string;
  /** Content beside the title. */
  readonly aside: ReactNode;
  /** Class of the panel. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a screen with a single panel that fills the window and scrolls inside. */
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
