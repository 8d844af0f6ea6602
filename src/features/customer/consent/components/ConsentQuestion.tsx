import { useId, type ReactNode } from 'react';
import { ChoiceKey } from '~/shared/ui/ChoiceKey';
import { useText } from '~/shared/i18n/i18n';
import type { YesNo } from '../consentSlice';
import '../consentTexts.de';
import styles from './ConsentDialog.module.css';

const keyOf = { yes: 'j', no: 'n' } as const;

interface ConsentQuestionProps {
  readonly title: string;
  /** The lines to read out. */
  readonly script: readonly string[];
  readonly answer: YesNo;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
  readonly initialFocus?: boolean;
  /** J and N answer this question now. */
  readonly isAsked: boolean;
  readonly onFocus: () => void;
  /** The field for the number or address that a yes requires. */
  readonly children?: ReactNode;
}

/** Renders one consent: its script, and yes or no. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { title, script, answer, onAnswer, initialFocus = false, isAsked, onFocus, children } = props;
  const t = useText();
  const name = useId();
  const option = (value: 'yes' | 'no', focus: boolean) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        checked={answer === value}
        data-initial-focus={focus ? '' : undefined}
        data-choice={isAsked ? keyOf[value] : undefined}
        aria-keyshortcuts={keyOf[value].toUpperCase()}
        onChange={() => onAnswer(value)}
      />
      {t(value === 'yes' ? 'consent.yes' : 'consent.no')}
      <ChoiceKey choice={keyOf[value]} />
    </label>
  );
  return (
    <section className={styles.question} data-question={answer === null ? 'open' : 'answered'} onFocus={onFocus}>
      <h3 className={styles.head}>{title}</h3>
      <Script lines={script} />
      <div role="radiogroup" aria-label={title} className={styles.options}>
        {option('yes', initialFocus)}
        {option('no', false)}
      </div>
      {answer === 'yes' && children}
    </section>
  );
}

/** Renders the lines that the agent reads out. */
export function Script({ lines }: { readonly lines: readonly string[] }) {
  const t = useText();
  return (
    <ol className={styles.script} aria-label={t('consent.scriptLabel')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
