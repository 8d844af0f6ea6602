import type { ReactNode } from 'react';
import type { ScriptStep } from '~/domain/order/callScript';
import type { ScriptStepId } from '~/domain/order/scriptSteps';
import { useText } from '~/shared/i18n/i18n';
import '../scriptTexts.de';
import styles from './ScriptPanel.module.css';

export interface ScriptLine extends ScriptStep {
  /** The sentence to say, with the live values of the call. */
  readonly text: ReactNode;
}

interface ScriptPanelProps {
  readonly lines: readonly ScriptLine[];
  readonly onTick: (id: ScriptStepId, isDone: boolean) => void;
}

/** Renders the call script: done steps are ticked, the next step is highlighted. */
export function ScriptPanel({ lines, onTick }: ScriptPanelProps) {
  const t = useText();
  const next = lines.find(({ done }) => !done);
  return (
    <ol className={styles.lines} aria-label={t('script.title')}>
      {lines.map(({ id, done, byHand, text }) => (
        <li key={id} className={styles.line} data-done={done} aria-current={id === next?.id ? 'step' : undefined}>
          {byHand ? (
            <label className={styles.tick}>
              <input type="checkbox" checked={done} onChange={(event) => onTick(id, event.currentTarget.checked)} />
              <span>{text}</span>
            </label>
          ) : (
            <span className={styles.tick}>
              <span className={styles.mark} role="img" aria-label={t(done ? 'script.done' : 'script.open')}>
                {done ? '✓' : '·'}
              </span>
              <span>{text}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
