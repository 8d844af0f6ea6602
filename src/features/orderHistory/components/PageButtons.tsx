import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '../orderListTexts.de';
import styles from './OrderHistory.module.css';

interface PageButtonsProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Renders the page controls of a list whose pages are not appended (REQ E1.8). */
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
