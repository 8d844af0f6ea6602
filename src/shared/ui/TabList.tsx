import { useRef, type KeyboardEvent } from 'react';
import styles from './TabList.module.css';

interface Tab<Value extends string> {
  readonly value: Value;
  /** The panel refers to it with `aria-labelledby`. */
  readonly id: string;
  readonly text: string;
  /** The digit that chooses the tab, shown before its text (`chooseByKey`). */
  readonly digit?: string;
}

interface TabListProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  /** Null: none, because something else is shown instead. */
  readonly chosen: Value | null;
  readonly look?: 'normal' | 'compact';
  /** The one panel, whose content changes with the tab. */
  readonly panelId: string;
  /** Called only with another tab than the chosen one. */
  readonly onChoose: (value: Value) => void;
}

/** The `flex-shrink` of a name in a row that is too narrow: long names shrink most, because enough of them stays readable. */
export function shrinkOf(name: string): number {
  return Math.max(0, name.length - 8);
}

/** Renders tabs (WAI-ARIA): one stop of the Tab key; arrow keys choose and wrap around, Home and End (DECISIONS 80). */
export function TabList<Value extends string>({
  label,
  tabs,
  chosen,
  panelId,
  look = 'normal',
  onChoose,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex(({ value }) => value === chosen);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: -1,
    };
    const target = tabs.at(targets[event.key] ?? at);
    if (target === undefined || !(event.key in targets)) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[id="${target.id}"]`)?.focus();
    if (target.value !== chosen) onChoose(target.value);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className={`${styles.tabs} ${styles[look]}`}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ value, id, text, digit }, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={id}
          aria-selected={value === chosen}
          aria-controls={panelId}
          data-choice={digit}
          tabIndex={value === chosen || (chosen === null && index === 0) ? 0 : -1}
          className={styles.tab}
          style={look === 'compact' ? { flexShrink: shrinkOf(text) } : undefined}
          title={look === 'compact' ? text : undefined}
          onClick={() => {
            if (value !== chosen) onChoose(value);
          }}
        >
          {digit !== undefined && (
            <span aria-hidden="true" className={styles.digit}>
              {digit}
            </span>
          )}
          {text}
        </button>
      ))}
    </div>
  );
}
