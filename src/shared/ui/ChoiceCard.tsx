import type { ReactNode, Ref } from 'react';
import { ChoiceKey } from './ChoiceKey';
import styles from './ChoiceCard.module.css';

export interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly disabled?: boolean;
  /** Renders title and detail on one line where they fit, for long lists. */
  readonly compact?: boolean;
  /** Takes the focus when its dialog opens. */
  readonly initialFocus?: boolean;
  /** The character that chooses the option (`chooseByKey`). */
  readonly choice?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Renders a radio option as a row; selection is marked by background and border, not only by colour (UX Look). */
export function ChoiceCard({
  name,
  value,
  checked,
  onChoose,
  title,
  children,
  disabled = false,
  compact = false,
  initialFocus = false,
  choice,
  ref,
}: ChoiceCardProps) {
  return (
    <label
      className={[styles.card, compact && styles.compact, checked && styles.checked, disabled && styles.disabled]
        .filter(Boolean)
        .join(' ')}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        data-initial-focus={initialFocus ? '' : undefined}
        data-choice={choice}
        aria-keyshortcuts={choice?.toUpperCase()}
        onChange={onChoose}
        className={styles.radio}
      />
      <span className={compact ? styles.line : styles.text}>
        <span className={styles.title}>{title}</span>
        {children !== undefined && <span className={styles.detail}>{children}</span>}
      </span>
      <ChoiceKey choice={choice} />
    </label>
  );
}
