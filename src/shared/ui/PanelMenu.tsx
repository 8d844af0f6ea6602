import { Suspense, type ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { Popup, usePopupClose } from './Popup';
import styles from './Popup.module.css';

interface PanelMenuProps {
  /** What the menu belongs to: a panel, a line. */
  readonly of: string;
  readonly opensOnTab?: boolean;
  /** Its code loads when the menu opens. */
  readonly children: ReactNode;
}

/** Renders `⋯` with what is rarely needed of a panel or a line (UX Look); the menu closes when one of its buttons is pressed. */
export function PanelMenu({ of, opensOnTab = false, children }: PanelMenuProps) {
  const t = useText();
  return (
    <Popup label="⋯" name={t('common.more', { name: of })} look="more" opensOnTab={opensOnTab}>
      <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
        <Items>{children}</Items>
      </Suspense>
    </Popup>
  );
}

function Items({ children }: { readonly children: ReactNode }) {
  const close = usePopupClose();
  return (
    <div
      role="presentation"
      className={styles.menu}
      onClick={({ target }) => {
        // Before anything renders, so that a dialog that opens returns the focus to the menu's button.
        if (target instanceof Element && target.closest('button:not([aria-disabled=true]), a') !== null) close();
      }}
    >
      {children}
    </div>
  );
}
