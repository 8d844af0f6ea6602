import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import '~/domain/order/rejectionWords.de';
import type { WorkListEntry } from '~/domain/order/workList';
import { groupedByReason, type WorkListReason } from '~/domain/order/workListFacts';
import { orderDisplayActions, selectOrderDisplayState } from '~/features/order/display/orderDisplaySlice';
import '~/features/order/display/orderDisplayPageTexts.de';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { Table, type TableHead } from '~/shared/ui/Table';
import '~/domain/order/orderWords.de';
import './rejectionManagementTexts.de';
import { WorkListRow } from './WorkListRow';
import styles from './RejectionManagement.module.css';

interface WorkListProps {
  /** Null until it has been read. */
  readonly list: readonly WorkListEntry[] | null;
  /** Opens the next open order; undefined: there is none. */
  readonly onNext: (() => void) | undefined;
}

/** Renders the rejected orders to be worked through, by the reason of their rejection, and those that are done (REQ E4.6). */
export function WorkList({ list, onNext }: WorkListProps) {
  const t = useText();
  const { workListFacts } = useParts(selectOrderDisplayState, 'workListFacts');
  useFacts(list);
  if (list === null) return null;
  const heads: readonly TableHead[] = [
    { title: t('workList.number') },
    { title: t('workList.customer') },
    { title: t('workList.reason') },
    { title: t('workList.age') },
    { title: t('workList.total'), className: styles.amount },
    { title: t('workList.paypal') },
    { title: t('workList.state') },
    { title: t('workList.actions'), isHidden: true },
  ];
  const done = list.filter(({ mark }) => mark === 'done');
  return (
    <Panel
      title={t('workList.title')}
      plain
      className={styles.workList}
      aside={
        onNext && (
          <Button size="row" choice="n" onClick={onNext}>
            {t('workList.next')}
          </Button>
        )
      }
    >
      {list.length === 0 && <p className={styles.empty}>{t('workList.empty')}</p>}
      {list.length > 0 && onNext === undefined && <p role="status">{t('workList.finished')}</p>}
      {list.length > 0 && (
        <div className={styles.scroll}>
          {done.length < list.length && (
            <Table className={styles.table} heads={heads}>
              {groupedByReason(list, workListFacts).map(({ reason, entries }) => (
                <tbody key={reason}>
                  <tr>
                    <th scope="rowgroup" colSpan={heads.length} className={styles.group}>
                      {titleOf(reason, t)} ({entries.length})
                    </th>
                  </tr>
                  {entries.map((entry) => (
                    <WorkListRow key={entry.number} entry={entry} facts={workListFacts[entry.number]} />
                  ))}
                </tbody>
              ))}
            </Table>
          )}
          {done.length > 0 && (
            <details className={styles.done}>
              <summary>{t('workList.doneCount', { count: done.length })}</summary>
              <Table className={styles.table} heads={heads}>
                <tbody>
                  {done.map((entry) => (
                    <WorkListRow key={entry.number} entry={entry} facts={workListFacts[entry.number]} />
                  ))}
                </tbody>
              </Table>
            </details>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Loads the facts of the listed orders while the screen is open, and again when orders are added. */
function useFacts(list: readonly WorkListEntry[] | null): void {
  const dispatch = useDispatch();
  const open = (list ?? []).filter(({ mark }) => mark !== 'done').map(({ number }) => number);
  const key = open.toSorted((a, b) => a.localeCompare(b)).join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    dispatch(orderDisplayActions.workListFactsRequested());
    return () => {
      dispatch(orderDisplayActions.workListLeft());
    };
  }, [dispatch, key]);
}

function titleOf(reason: WorkListReason, t: Translate): string {
  return reason === 'notRejected' || reason === 'notLoaded'
    ? t(`workList.group.${reason}`)
    : t(`rejection.kind.${reason}`);
}
