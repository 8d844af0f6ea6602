import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { nextOpen, type WorkListMark } from '~/domain/order/workList';
import { orderDisplayActions } from '../orderDisplaySlice';
import { useWorkList } from '../useWorkList';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '~/domain/order/orderWords.de';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

/** Renders the position in the work-list of rejected orders, with next, skip and done; nothing for a number that is not on it. */
export function WorkListBar({ number }: { readonly number: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const list = useWorkList();
  const entry = list?.find((candidate) => candidate.number === number);
  if (list === null || entry === undefined) return null;
  const next = nextOpen(list, number);
  const goOn = (mark: WorkListMark | null) => {
    if (mark !== null) dispatch(orderDisplayActions.workListMarked({ number, mark }));
    void navigate(next === null ? '/rejectionmgmt' : `/orders/${urlPart(next)}`);
  };
  return (
    <nav className={styles.workList} aria-label={t('workList.title')}>
      <Link to="/rejectionmgmt">{t('workList.title')}</Link>
      <span>
        {t('workList.position', { open: list.filter(({ mark }) => mark === 'open').length, count: list.length })}
      </span>
      <span className={styles.buttons}>
        <Button size="row" choice="u" onClick={() => goOn('skipped')}>
          {t('workList.skip')}
        </Button>
        <Button size="row" choice="e" onClick={() => goOn('done')}>
          {t('workList.done')}
        </Button>
        <Button
          size="row"
          choice="n"
          isOff={next === null}
          aria-description={next === null ? t('workList.noNext') : undefined}
          title={next === null ? t('workList.noNext') : undefined}
          onClick={() => goOn(null)}
        >
          {t('workList.next')}
        </Button>
      </span>
    </nav>
  );
}
