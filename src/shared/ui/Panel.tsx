import { useId, type ReactNode, type Ref } from 'react';
import { Kbd } from './Kbd';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Heading and accessible name of the region. */
  readonly title: string;
  /** The shortcut that focuses the panel. */
  readonly shortcut?: string;
  /** Content at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Renders without a frame, for a section inside a panel. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
}

/** Renders a white region with a heading (UX Look). */
export function Panel({ title, shortcut, aside, children, plain = false, className, ref }: PanelProps) {
  const headingId = useId();
  const classes = [styles.panel, plain ? styles.plain : styles.framed, className].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-labelledby={headingId} ref={ref} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
      </header>
      {children}
    </section>
  );
}
