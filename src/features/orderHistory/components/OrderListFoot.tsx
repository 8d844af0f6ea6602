import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import '../orderListTexts.de';
import styles from './OrderHistory.module.css';

interface ListEndProps {
  /** A further page failed; the ones before it stay. */
  readonly isFailed: boolean;
  readonly isEmpty: boolean;
  readonly hasFilters: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Renders below the last order why there is no more. */
export function ListEnd({ isFailed, isEmpty, hasFilters, onRetry, onClear }: ListEndProps) {
  const t = useText();
  if (isFailed) {
    return (
      <Message tone="error" actionText={t('common.tryAgain')} onAction={onRetry}>
        {t('orderList.moreFailed')}
      </Message>
    );
  }
  if (!isEmpty) return null;
  return (
    <p className={styles.empty}>
      {t(hasFilters ? 'orderList.noneFiltered' : 'orderList.none')}{' '}
      {hasFilters && (
        <Button look="link" onClick={onClear}>
          {t('orderList.clearFilters')}
        </Button>
      )}
    </p>
  );
}

interface PageButtonsProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const t = useText();
  return (
    <span className={styles.pages}>
      <span>{t('orderList.page', { page, pages })}</span>
      <Button
        aria-disabled={page <= 1}
        onClick={() => {
          if (page > 1) onPage(page - 1);
        }}
      >
        {t('orderList.previous')}
      </Button>
      <Button
        aria-disabled={page >= pages}
        onClick={() => {
          if (page < pages) onPage(page + 1);
        }}
      >
        {t('orderList.next')}
      </Button>
    </span>
  );
}
