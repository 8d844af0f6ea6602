import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { Message } from '../Message';
import './listTexts.de';
import styles from './ListFrame.module.css';

interface ListEndProps {
  /** A further page failed; the ones before it stay. */
  readonly failure?: { readonly text: string; readonly onRetry: () => void } | null;
  /** Why the list is empty; null: it is not. */
  readonly emptyText: string | null;
  /** Loads the next page, where scrolling does not. */
  readonly onMore?: (() => void) | undefined;
  /** Offered in an empty list. */
  readonly onClearFilters?: (() => void) | undefined;
}

/** Renders below the last row why there is no more, or the way to it. */
export function ListEnd({ failure = null, emptyText, onMore, onClearFilters }: ListEndProps) {
  const t = useText();
  if (failure !== null) {
    return (
      <Message tone="error" actionText={t('common.tryAgain')} onAction={failure.onRetry}>
        {failure.text}
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
