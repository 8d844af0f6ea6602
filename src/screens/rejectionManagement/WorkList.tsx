import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import '~/domain/order/rejectionWords.de';
import { nextOpen, type WorkListEntry } from '~/domain/order/workList';
import { orderDisplayActions, selectWorkList } from '~/features/orderDisplay/orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { Tag, type Tone } from '~/shared/ui/Tag';
import '~/domain/order/orderWords.de';
import './rejectionManagementTexts.de';
import styles from './RejectionManagement.module.css';

const statusTones = { PENDING: 'neutral', ACCEPTED: 'success', REJECTED: 'error' } as const satisfies Record<
  NonNullable<WorkListEntry['status']>,
  Tone
>;

/** Renders the rejected orders opened in this browser with their states (REQ E4.6). */
export function WorkList() {
  const t = useText();
  const list = useSelector(selectWorkList);
  if (list === null) return null;
  return (
    <Panel title={t('workList.title')} plain>
      {list.length === 0 ? (
        <p className={styles.empty}>{t('workList.empty')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('workList.number')}</th>
                <th scope="col">{t('workList.mark')}</th>
                <th scope="col">{t('workList.state')}</th>
                <th scope="col">{t('workList.result')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('workList.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((entry) => (
                <Row key={entry.number} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.length > 0 && nextOpen(list, null) === null && <p role="status">{t('workList.finished')}</p>}
    </Panel>
  );
}

function Row({ entry: { number, mark, status, result } }: { readonly entry: WorkListEntry }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <tr>
      <td>
        <Link to={`/orders/${encodeURIComponent(number)}`}>{number}</Link>
      </td>
      <td>
        <Tag tone={mark === 'done' ? 'success' : 'neutral'}>{t(`workList.markOf.${mark}`)}</Tag>
      </td>
      <td>
        {status === null ? (
          t('workList.notOpened')
        ) : (
          <Tag tone={statusTones[status]}>{t(`rejection.status.${status}`)}</Tag>
        )}
      </td>
      <td>
        {result !== null && (
          <Tag tone={result === 'FAILED' ? 'error' : 'success'}>{t(`rejection.result.${result}`)}</Tag>
        )}
      </td>
      <td className={styles.rowActions}>
        {mark !== 'open' && (
          <Button
            size="row"
            aria-label={t('workList.reopenOne', { number })}
            onClick={() => dispatch(orderDisplayActions.workListMarked({ number, mark: 'open' }))}
          >
            {t('workList.reopen')}
          </Button>
        )}
        <Button
          size="row"
          aria-label={t('workList.removeOne', { number })}
          onClick={() => dispatch(orderDisplayActions.workListRemoved(number))}
        >
          {t('workList.remove')}
        </Button>
      </td>
    </tr>
  );
}
