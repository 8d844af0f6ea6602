import { useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { EditItem } from '~/domain/order/editOrder';
import { editOrderActions } from '../state/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Panel } from '~/shared/ui/Panel';
import { Table } from '~/shared/ui/Table';
import { AddPosition } from './AddPosition';
import { PositionRow } from './PositionRow';
import { ReasonDialog } from './ReasonDialog';
import type { OpenEditView } from './useOpenEdit';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface PositionsPanelProps {
  readonly view: OpenEditView;
  readonly firstQuantityRef: Ref<HTMLInputElement>;
}

/** Renders the positions of the order and those that the edit adds. */
export function PositionsPanel({ view, firstQuantityRef }: PositionsPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [positionToCancel, setPositionToCancel] = useState<EditItem | null>(null);
  const { items } = view.shown;
  const firstId = items.find(({ cancellationReason }) => cancellationReason === null)?.id;
  return (
    <Panel title={t('editOrder.positions.title')} className={styles.positions}>
      <div className={styles.tableFrame}>
        <Table
          className={styles.table}
          heads={[
            { title: t('editOrder.positions.article') },
            { title: t('editOrder.positions.quantity') },
            { title: t('editOrder.positions.priceDate') },
            { title: t('editOrder.positions.single'), className: styles.number },
            { title: t('editOrder.positions.sum'), className: styles.number },
            { title: t('common.action'), isHidden: true },
          ]}
        >
          <tbody>
            {items.map((item) => (
              <PositionRow
                key={item.id}
                item={item}
                view={view}
                quantityRef={item.id === firstId ? firstQuantityRef : undefined}
                onCancel={() => setPositionToCancel(item)}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <AddPosition view={view} />
      {positionToCancel !== null && (
        <ReasonDialog
          title={t('editOrder.cancelPosition.title')}
          text={t('editOrder.cancelPosition.text', { name: view.nameOf(positionToCancel) })}
          confirm={t('editOrder.positions.cancel')}
          onClose={() => setPositionToCancel(null)}
          onConfirm={(cancellationReason) => {
            const { id } = positionToCancel;
            dispatch(editOrderActions.operationRequested({ type: 'CANCEL_POSITION', id, cancellationReason }));
            setPositionToCancel(null);
          }}
        />
      )}
    </Panel>
  );
}
