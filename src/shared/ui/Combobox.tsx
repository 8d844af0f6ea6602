import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import {
  useEffect,
  useRef,
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
  /** Unique among the options; the highlight stays with it when the options change. */
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
 * Renders a text field with a list of options below it (WAI-ARIA combobox with a listbox popup). Highlight, roles and input
 * methods are those of MUI's hook; keys, words and what an option does are the caller's, who holds text and options too. The
 * focus stays in the field; the highlight wraps around and every change of the text resets it.
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
  const shown = isOpen ? options : [];
  const box = useAutocomplete<Option>({
    options: shown,
    // The caller decides whether the list is open. Without this option the hook drops the highlight on the render after new options.
    disableCloseOnSelect: true,
    filterOptions: (all) => all,
    getOptionLabel: keyOf,
    value: null,
    inputValue: value,
    open: isOpen,
    autoHighlight: highlights === 'first',
    clearOnBlur: false,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onType(text);
    },
    onChange: (_event, option) => {
      if (option !== null) onTake(option);
    },
  });
  const field = box.getInputProps();
  const bothRefs = useForkRef(field.ref, ref);

  const root = useRef<HTMLDivElement>(null);
  // The hook means the value by `aria-selected`, and there is none here: screen readers expect it at the highlight.
  const markHighlight = () => {
    const highlighted = root.current?.querySelector('input')?.getAttribute('aria-activedescendant');
    for (const option of root.current?.querySelectorAll('[role="option"]') ?? []) {
      option.setAttribute('aria-selected', String(option.id === highlighted));
    }
  };
  useEffect(markHighlight);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onEscape(event);
    else if (shown.length > 0 && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) {
      box.getRootProps().onKeyDown?.(event);
      markHighlight();
    }
    if (event.key === 'Enter' && !event.defaultPrevented) {
      event.preventDefault();
      onTake(undefined);
    }
  };

  return (
    <div ref={root} className={`${styles.combobox} ${styles[look]}`} role="presentation" onKeyDown={onKeyDown}>
      <label {...box.getInputLabelProps()} className="visually-hidden">
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...field}
          {...input}
          ref={bothRefs}
          className={styles.input}
          maxLength={longestInput}
          role="combobox"
          aria-controls={`${box.id}-listbox`}
          aria-expanded={isOpen}
          aria-keyshortcuts={keys[shortcut].aria}
          data-focus-home={isFocusHome ? '' : undefined}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <Kbd>{keys[shortcut].label}</Kbd>
      </div>
      <ul
        {...box.getListboxProps()}
        aria-labelledby={undefined}
        aria-label={listLabel}
        className={shown.length > 0 ? styles.list : 'visually-hidden'}
      >
        {shown.map((option, index) => (
          <li
            {...box.getOptionProps({ option, index })}
            key={keyOf(option)}
            className={styles.option}
            aria-selected={undefined}
            // The pointer does not move the highlight: Enter would take what it happens to lie on.
            onMouseMove={undefined}
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
