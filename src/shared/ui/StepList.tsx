import type { ReactNode } from 'react';
import { Button } from './Button';
import { Message } from './Message';
import { Tag } from './Tag';
import styles from './StepList.module.css';

/** A step of a process; `done`, `open` and `skipped` are its tags in words. */
export interface Step {
  readonly key: string;
  readonly status: 'waiting' | 'running' | 'done' | 'skipped' | 'failed';
  readonly name: string;
  readonly done: string;
  readonly open: string;
  readonly skipped: string;
  /** Why it failed and what to do; omitted where the reason stands elsewhere. */
  readonly problem?: string | undefined;
  /** The links below the problem. */
  readonly actions?: readonly { readonly label: string; readonly name: string; readonly run: () => void }[];
}

interface StepListProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly title: ReactNode;
  readonly steps: readonly Step[];
  /** Content behind the steps, such as a link. */
  readonly aside?: ReactNode;
  /** Content between the steps and their problems. */
  readonly children?: ReactNode;
}

/** Renders the steps of a process in one line, and below it the problem of each step that failed. */
export function StepList({ label, title, steps, aside, children }: StepListProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <p className={styles.steps} role="status">
        <b>{title}</b>
        {steps.map((step) => (
          <StepTag key={step.key} step={step} />
        ))}
        {aside}
      </p>
      {children}
      {steps.map(({ key, problem, actions = [] }) =>
        problem === undefined ? null : (
          <Message
            key={key}
            tone="error"
            actions={
              actions.length === 0
                ? undefined
                : actions.map(({ label: text, name, run }) => (
                    <Button key={name} look="link" aria-label={name} data-not-preloaded="" onClick={run}>
                      {text}
                    </Button>
                  ))
            }
          >
            {problem}
          </Message>
        ),
      )}
    </section>
  );
}

function StepTag({ step: { status, name, done, open, skipped } }: { readonly step: Step }) {
  switch (status) {
    case 'waiting':
    case 'running':
      return <Tag>… {name}</Tag>;
    case 'done':
      return <Tag tone="success">✓ {done}</Tag>;
    case 'skipped':
      return <Tag>– {skipped}</Tag>;
    case 'failed':
      return <Tag tone="error">⚠ {open}</Tag>;
  }
}
