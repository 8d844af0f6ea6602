import { createPortal } from 'react-dom';
import { useText } from '~/shared/i18n/i18n';
import { useStored } from '~/shared/valueStore';
import { waiting } from './waiting';
import './deskAidTexts.de';
import styles from './WaitingLine.module.css';

/**
 * Says which step takes longer than its budget and since when; from `limits.slowRequest` on also until when it is waited for and
 * what can be done meanwhile (DECISIONS 241, 252).
 */
export function WaitingLine() {
  const t = useText();
  const shown = useStored(waiting);
  if (shown === null) return null;
  const { request, seconds, hasAdvice } = shown;
  const { step, isChange, timeout } = request;
  const advice = t(isChange ? 'waiting.change' : 'waiting.load', { seconds: Math.round(timeout / 1_000) });
  // Beside the application's root, which an open dialog hides from screen readers.
  return createPortal(
    <section
      className={hasAdvice ? `${styles.place} ${styles.stalled}` : styles.place}
      aria-label={t('waiting.region')}
    >
      <b className={styles.duration}>{t('waiting.since', { seconds })}</b>{' '}
      <span role="status">
        {step !== null && t(`waiting.step.${step}`)} {hasAdvice && advice}
      </span>
    </section>,
    document.body,
  );
}
