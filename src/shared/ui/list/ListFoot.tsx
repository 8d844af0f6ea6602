import type { ReactNode } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import './listTexts.de';
import styles from './ListFrame.module.css';

interface ListFootProps {
  /** What is loaded, loading or selected; announced when it changes. */
  readonly status: ReactNode;
  /** The columns for which there is no room. */
  readonly left?: readonly { readonly id: string; readonly title: string }[];
  /** Opens the dialog that chooses the columns. */
  readonly onColumns?: () => void;
  /** Rows can be selected. */
  readonly hasSelection?: boolean;
  /** Replaces the keys of the list. */
  readonly children?: ReactNode;
}

/** Renders the line below a list: how much of it is loaded, and its keys. */
export function ListFoot({ status, left = [], onColumns, hasSelection = false, children }: ListFootProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      <span role="status">{status}</span>
      {left.length > 0 && (
        <span>
          {t('list.left', { count: left.length, columns: left.map(({ title }) => title).join(', ') })}{' '}
          {onColumns !== undefined && (
            <Button look="link" onClick={onColumns}>
              {t('list.chooseColumns')}
            </Button>
          )}
        </span>
      )}
      {children ?? <span className={styles.keys}>{t(hasSelection ? 'list.keysWithSelection' : 'list.keys')}</span>}
    </footer>
  );
}
