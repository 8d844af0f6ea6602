import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { Message } from '../Message';
import './listTexts.de';
import styles from './ListFrame.module.css';

interface ListEndProps {
  /** A further page failed, with what to say; the ones before it stay. */
  readonly failedText: string | null;
  readonly onRetry: () => void;
  /** Why the list is empty; null: it is not. */
  readonly emptyText: string | null;
  /** Loads the next page, where scrolling does not. */
  readonly onMore?: (() => void) | undefined;
  /** Offered in an empty list. */
  readonly onClearFilters?: (() => void) | undefined;
}

/** Renders below the last row why there is no more, or the way to it. */
export function ListEnd({ failedText, emptyText, onRetry, onMore, onClearFilters }: ListEndProps) {
  const t = useText();
  if (failedText !== null) {
    return (
      <Message tone="error" actionText={t('common.tryAgain')} onAction={onRetry}>
        {failedText}
      </Message>
    );
  }
  if (onMore !== undefined) {
    return (
      <p className={styles.empty}>
        <Button onClick={onMore}>{t('list.more')}</Button>
      </p>
    );
  }
  if (emptyText === null) return null;
  return (
    <p className={styles.empty}>
      {emptyText}{' '}
      {onClearFilters !== undefined && (
        <Button look="link" onClick={onClearFilters}>
          {t('list.clearFilters')}
        </Button>
      )}
    </p>
  );
}
