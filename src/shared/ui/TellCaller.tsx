import type { ReactNode } from 'react';
import styles from './TellCaller.module.css';

interface TellCallerProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a highlighted box with what the agent tells the caller. */
export function TellCaller({ title, children }: TellCallerProps) {
  return (
    <section className={styles.tell}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
