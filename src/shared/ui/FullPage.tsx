import type { ReactNode, Ref } from 'react';
import styles from './FullPage.module.css';

interface FullPageProps {
  readonly title: string;
  /** Content beside the title. */
  readonly aside: ReactNode;
  /** Class of the panel. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** Renders a screen with a single panel that fills the window and scrolls inside. */
export function FullPage({ title, aside, className, children, ref }: FullPageProps) {
  return (
    <main className={styles.page} tabIndex={-1} ref={ref}>
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
