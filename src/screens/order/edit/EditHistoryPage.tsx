import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import type { EditHistoryEntry } from '~/domain/order/editHistory';
import { editOrderActions, selectEditOrderState } from '~/features/order/edit/state/editOrderSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { Table } from '~/shared/ui/Table';
import { Tag } from '~/shared/ui/Tag';
import { editedChangeTexts } from '~/features/order/edit/editedValueTexts';
import '~/features/order/edit/changeTexts.de';
import '~/features/order/edit/editHistoryTexts.de';
import '~/features/order/edit/editOrderTexts.de';
import styles from '~/features/order/edit/components/EditOrder.module.css';

/** Renders the edits of an order, the newest first (REQ F4.1). */
export function EditHistoryPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  const { history } = useParts(selectEditOrderState, 'history');
  useEffect(() => {
    dispatch(editOrderActions.historyOpened(orderId));
  }, [orderId, dispatch]);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('editHistory.title', { number: orderId })}</h1>
        <Link to={`/orders/${urlPart(orderId)}`}>{t('editOrder.toOrder')}</Link>
      </header>
      {(history.phase === 'none' || history.phase === 'loading') && <p role="status">{t('common.loading')}</p>}
      {history.phase === 'notFound' && (
        <Message tone="error" actions={<Link to="/">{t('notFound.home')}</Link>}>
          {t('editOrder.notFound')}
        </Message>
      )}
      {history.phase === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(editOrderActions.historyOpened(orderId))}
        >
          {t('editHistory.failed')}
        </Message>
      )}
      {history.phase === 'loaded' && history.editedOrderList.length === 0 && (
        <Message tone="info">{t('editHistory.empty')}</Message>
      )}
      {history.phase === 'loaded' && (
        <ol className={styles.edits}>
          {history.editedOrderList.map((edit, index) => (
            <li key={`${String(index)} ${edit.editedAt}`}>
              <Edit edit={edit} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

function Edit({ edit }: { readonly edit: EditHistoryEntry }) {
  const t = useText();
  const { editedAt, agentUsername, changes } = edit;
  return (
    <Panel
      title={berlinDateTime(editedAt)}
      aside={
        <>
          {agentUsername !== null && t('editHistory.by', { agent: agentUsername })} <Tag>{t('editHistory.edited')}</Tag>
        </>
      }
    >
      {changes.length === 0 ? (
        <p className={styles.empty}>{t('editHistory.noChanges')}</p>
      ) : (
        <Table
          className={styles.table}
          heads={[
            { title: t('editOrder.changes.what') },
            { title: t('editOrder.changes.before') },
            { title: t('editOrder.changes.after') },
          ]}
        >
          <tbody>
            {changes
              .map((change) => editedChangeTexts(change, t))
              .map(({ what, before, after }, index) => (
                <tr key={`${String(index)} ${what}`}>
                  <th scope="row">{what}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
