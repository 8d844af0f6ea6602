import type { ReactNode } from 'react';
import { useText } from '~/shared/i18n/i18n';
import './listTexts.de';
import styles from './ListFrame.module.css';

interface ListFootProps {
  /** What is loaded, loading or selected; announced when it changes. */
  readonly status: ReactNode;
  /** Rows can be selected. */
  readonly hasSelection?: boolean;
  /** Replaces the keys of the list. */
  readonly children?: ReactNode;
}

/** Renders the line below a list: how much of it is loaded, and its keys. */
export function ListFoot({ status, hasSelection = false, children }: ListFootProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      <span role="status">{status}</span>
      {children ?? <span className={styles.keys}>{t(hasSelection ? 'list.keysWithSelection' : 'list.keys')}</span>}
    </footer>
  );
}
