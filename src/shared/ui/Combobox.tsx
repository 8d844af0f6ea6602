import {
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { keys, type KeyName } from '../keyboard/keys';
import styles from './Combobox.module.css';
import { Kbd } from './Kbd';
import { longestInput } from './TextField';

export interface ComboboxProps<Option> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-autocomplete' | 'aria-describedby' | 'aria-invalid' | 'placeholder'
> {
  /** On the header bar, or framed in a panel. */
  readonly look: 'bar' | 'panel';
  /** For screen readers only. */
  readonly label: string;
  readonly listLabel: string;
  /** The shortcut that moves the focus here. */
  readonly shortcut: KeyName;
  readonly value: string;
  readonly isOpen: boolean;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  /** The option that is highlighted before an arrow key is pressed. */
  readonly highlights: 'first' | 'none';
  /** Shown instead of an open list without options. */
  readonly emptyText?: string | undefined;
  /** Spoken while the list is open, such as the number of options. */
  readonly status?: string | undefined;
  /** Takes a lost focus (`data-focus-home`). */
  readonly isFocusHome?: boolean;
  readonly onType: (text: string) => void;
  /** Called on Enter or a click; undefined when Enter is pressed and no option is highlighted. */
  readonly onTake: (option: Option | undefined) => void;
  readonly onEscape: (event: KeyboardEvent) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * Renders a text field with a list of options below it (WAI-ARIA combobox with a listbox popup). The focus stays in the field;
 * arrow keys move the highlight and wrap around. The caller holds text and options; every change of the text resets the
 * highlight.
 */
export function Combobox<Option>({
  look,
  label,
  listLabel,
  shortcut,
  value,
  isOpen,
  options,
  keyOf,
  renderOption,
  highlights,
  emptyText,
  status,
  isFocusHome = false,
  onType,
  onTake,
  onEscape,
  onFocus,
  onBlur,
  ref,
  ...input
}: ComboboxProps<Option>) {
  // Null: no arrow key was pressed since the text has changed.
  const [chosen, setChosen] = useState<number | null>(null);
  const highlighted = chosen ?? (highlights === 'first' ? 0 : -1);
  const id = useId();
  const shown = isOpen ? options : [];
  const active = shown[highlighted];
  const activeId = active === undefined ? undefined : `${id}-${String(highlighted)}`;
  useEffect(() => {
    if (chosen !== null && activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [chosen, activeId]);

  const take = (option: Option | undefined) => {
    setChosen(null);
    onTake(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      take(active);
    } else if (event.key === 'ArrowDown' && shown.length > 0) {
      event.preventDefault();
      setChosen((highlighted + 1) % shown.length);
    } else if (event.key === 'ArrowUp' && shown.length > 0) {
      event.preventDefault();
      setChosen(highlighted <= 0 ? shown.length - 1 : highlighted - 1);
    } else if (event.key === 'Escape') {
      setChosen(null);
      onEscape(event);
    }
  };

  return (
    <div className={`${styles.combobox} ${styles[look]}`}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...input}
          maxLength={longestInput}
          id={id}
          ref={ref}
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-keyshortcuts={keys[shortcut].aria}
          data-focus-home={isFocusHome ? '' : undefined}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            setChosen(null);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            setChosen(null);
            onBlur();
          }}
        />
        <Kbd>{keys[shortcut].label}</Kbd>
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        className={shown.length > 0 ? styles.list : 'visually-hidden'}
      >
        {shown.map((option, index) => (
          <li
            key={keyOf(option)}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === highlighted}
            className={styles.option}
            onPointerDown={(event) => {
              // Runs before the field loses the focus, which would close the list.
              event.preventDefault();
              take(option);
            }}
          >
            {renderOption(option)}
          </li>
        ))}
      </ul>
      {status !== undefined && (
        <p className="visually-hidden" role="status">
          {isOpen && status}
        </p>
      )}
      {isOpen && options.length === 0 && (
        <p className={`${styles.list} ${styles.option}`} role="status">
          {emptyText}
        </p>
      )}
    </div>
  );
}
