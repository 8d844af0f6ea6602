import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import './listTexts.de';
import styles from './ListFrame.module.css';

interface PageButtonsProps {
  /** From 1. */
  readonly page: number;
  /** Null: not known. */
  readonly pages: number | null;
  readonly onPage: (page: number) => void;
}

/** Renders the page controls of a list whose pages are not appended (REQ E1.8). */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const t = useText();
  const isLast = pages !== null && page >= pages;
  return (
    <span className={styles.pages}>
      <span>{pages === null ? t('list.pageOnly', { page }) : t('list.page', { page, pages })}</span>
      <Button isOff={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <Button isOff={isLast} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </span>
  );
}
