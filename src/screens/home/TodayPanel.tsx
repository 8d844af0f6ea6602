import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { keyOf } from '~/shared/hooks/useScreenKeys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { Panel } from '~/shared/ui/Panel';
import styles from './HomePage.module.css';

/** An entry of the home screen. `opens`: a path or an action; null: it cannot be opened here, and `detail` says why. */
export interface TodayEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly opens: string | (() => void) | null;
}

interface TodayPanelProps {
  readonly title: string;
  /** The keys of its entries in their order; entries beyond them are not shown. Null: all are shown, without keys. */
  readonly keys: string | null;
  /** Null: still being read. */
  readonly entries: readonly TodayEntry[] | null;
  /** What belongs here and how to get it. */
  readonly empty: string;
}

/** Renders what is left open of one kind, each entry with its key (REQ A5.4). */
export function TodayPanel({ title, keys, entries, empty }: TodayPanelProps) {
  const panelId = useId();
  return (
    <Panel title={title} aside={entries === null || entries.length === 0 ? undefined : String(entries.length)}>
      {entries !== null && entries.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.entries}>
        {(entries ?? []).slice(0, keys?.length).map(({ id, label, detail, opens }, index) => {
          const key = keys?.charAt(index);
          const detailId = `${panelId}-${String(index)}`;
          // Entries may have the same label.
          const described = { 'aria-describedby': detailId, ...(key !== undefined && keyOf(key)) };
          return (
            <li key={id} className={styles.entry}>
              <span className={styles.entryText}>
                {opens === null && <b>{label}</b>}
                {typeof opens === 'string' && (
                  <Link to={opens} {...described}>
                    {label}
                  </Link>
                )}
                {typeof opens === 'function' && (
                  <Button look="link" {...described} onClick={opens}>
                    {label}
                  </Button>
                )}
                <span id={detailId} className={styles.detail}>
                  {detail}
                </span>
              </span>
              {opens !== null && key !== undefined && <Kbd>{key}</Kbd>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

export function TodayColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
