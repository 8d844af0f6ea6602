import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { keys } from '../keyboard/keys';
import { Button } from './Button';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** `bottom` is as high as its container; `right` covers the right edge of the window. */
  readonly place: 'bottom' | 'right';
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Moves the focus into the panel: the agent has just opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a panel beside the work, which goes on while it is open. Escape inside closes it; the focus returns. */
export function SidePanel({ title, place, actions, takesFocus, onClose, children }: SidePanelProps) {
  const t = useText();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const panel = root.current;
    const cameFrom = document.activeElement;
    panel?.querySelector<HTMLElement>('[data-initial-focus], textarea')?.focus();
    return () => {
      const isInside = document.activeElement === document.body || panel?.contains(document.activeElement) === true;
      if (isInside && cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [takesFocus]);
  return (
    // The key handler only closes the panel; controls inside handle their own keys.
    <div
      className={styles[place]}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <section ref={root} className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {actions}
          <Button size="row" initialFocus={place === 'right'} aria-keyshortcuts={keys.close.aria} onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
      </section>
    </div>
  );
}
