import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { Popup, usePopupClose } from './Popup';
import styles from './Popup.module.css';

interface PanelMenuProps {
  /** What the menu belongs to: a panel, a line. */
  readonly of: string;
  readonly opensOnTab?: boolean;
  /** Rendered when the menu opens, so that a `laterPart` loads its code only then. */
  readonly children: ReactNode;
}

/** Renders the button `⋯` of a panel or a line with a menu of rare actions (UX Look); pressing one of them closes the menu. */
export function PanelMenu({ of, opensOnTab = false, children }: PanelMenuProps) {
  const t = useText();
  return (
    <Popup label="⋯" name={t('common.more', { name: of })} look="more" opensOnTab={opensOnTab}>
      <Items>{children}</Items>
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
        // Closed before a dialog opens, so that the dialog returns the focus to the button of the menu.
        if (target instanceof Element && target.closest('button:not([aria-disabled=true]), a') !== null) close();
      }}
    >
      {children}
    </div>
  );
}
