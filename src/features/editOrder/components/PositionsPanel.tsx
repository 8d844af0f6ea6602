import { useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { cancelReasons } from '~config/cancelReasons';
import type { EditItem } from '~/domain/order/editOrder';
import '~/domain/order/orderWords.de';
import { editOrderActions } from '../state/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Panel } from '~/shared/ui/Panel';
import { SelectField } from '~/shared/ui/SelectField';
import { AddPosition } from './AddPosition';
import { PositionRow } from './PositionRow';
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
  const [positionToCancel, setPositionToCancel] = useState<EditItem | null>(null);
  const { items } = view.shown;
  const firstId = items.find(({ cancellationReason }) => cancellationReason === null)?.id;
  return (
    <Panel title={t('editOrder.positions.title')} className={styles.positions}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('editOrder.positions.article')}</th>
              <th scope="col">{t('editOrder.positions.quantity')}</th>
              <th scope="col">{t('editOrder.positions.priceDate')}</th>
              <th scope="col" className={`${styles.number} ${styles.single}`}>
                {t('editOrder.positions.single')}
              </th>
              <th scope="col" className={styles.number}>
                {t('editOrder.positions.sum')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('common.action')}</span>
              </th>
            </tr>
          </thead>
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
        </table>
      </div>
      <AddPosition view={view} />
      {positionToCancel !== null && (
        <CancelPositionDialog
          name={view.nameOf(positionToCancel)}
          id={positionToCancel.id}
          onClose={() => setPositionToCancel(null)}
        />
      )}
    </Panel>
  );
}

interface CancelPositionDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the reason with which a position is cancelled (REQ F1.4). */
function CancelPositionDialog({ id, name, onClose }: CancelPositionDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<string>(cancelReasons[0]);
  return (
    <Dialog
      title={t('editOrder.cancelPosition.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="danger"
            initialFocus
            onClick={() => {
              dispatch(
                editOrderActions.operationRequested({ type: 'CANCEL_POSITION', id, cancellationReason: reason }),
              );
              onClose();
            }}
          >
            {t('editOrder.positions.cancel')}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{t('editOrder.cancelPosition.text', { name })}</p>
      <ReasonField value={reason} onChoose={setReason} />
    </Dialog>
  );
}

interface ReasonFieldProps {
  readonly value: string;
  readonly onChoose: (reason: string) => void;
}

/** Renders the choice of a cancellation reason. */
export function ReasonField({ value, onChoose }: ReasonFieldProps) {
  const t = useText();
  return (
    <SelectField
      byDigit
      label={t('editOrder.wholeOrder.reason')}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {cancelReasons.map((code) => (
        <option key={code} value={code}>
          {t(`order.cancelReason.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}
