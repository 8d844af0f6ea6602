import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import { isTakeBackOffered } from '~/domain/basket/takeBack';
import type { EditItem } from '~/domain/order/editOrder';
import { positionInputOf, type PositionField } from '~/domain/order/editForms';
import { changeKey } from '~/domain/order/editOrderChanges';
import { hasSeveralDeliveryAddresses, readPriceDay, readQuantity, restrictionOf } from '~/domain/order/editOrderRules';
import { selectFlags } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { editOrderActions } from '../state/editOrderSlice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Tag } from '~/shared/ui/Tag';
import { reasonText, restrictionText } from '../changeTexts';
import { CommitField } from './CommitField';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface PositionRowProps {
  readonly item: EditItem;
  readonly view: OpenEditView;
  readonly onCancel: () => void;
  readonly quantityRef: Ref<HTMLInputElement> | undefined;
}

/** Renders a position: quantity, price date and take-back are sent as they are entered (REQ F1.2, F1.4, F1.6). */
export function PositionRow({ item, view, onCancel, quantityRef }: PositionRowProps) {
  const { edit, state, country, currency, changes, nameOf, isLocked } = view;
  const t = useText();
  const dispatch = useDispatch();
  const flags = useSelector(selectFlags);
  const { id, number, sku, cancellationReason } = item;
  const isCancelled = cancellationReason !== null;
  const name = nameOf(item);
  const own = changes.filter((change) => 'position' in change && change.position.id === id);
  const variant = state.products[item.baseProductNo]?.variants.find((each) => each.sku === sku);
  const because = (operation: Parameters<typeof restrictionOf>[0]) => {
    const reason = restrictionOf(operation, edit.restrictions);
    return reason === null ? null : restrictionText(reason, t);
  };
  const updateBlock = because('UPDATE_POSITION');
  const endBlock = because(number === null ? 'REMOVE_POSITION' : 'CANCEL_POSITION');
  const request = editOrderActions.operationRequested;
  const start = positionInputOf(item);
  const fieldProps = (field: PositionField) => ({
    value: start[field],
    typed: state.typed.positions[id]?.[field] ?? null,
    onType: (text: string | null) => dispatch(editOrderActions.positionTyped({ id, field, text })),
    invalidText: t('editOrder.invalidValue'),
    blockedBecause: isLocked ? '' : updateBlock,
  });
  const blockId = `block-${id}`;
  return (
    <tr className={isCancelled ? styles.cancelledRow : undefined}>
      <td>
        <b className={isCancelled ? styles.struck : undefined}>{name}</b> <span className={styles.sub}>{sku}</span>{' '}
        {number === null && <Tag tone="success">{t('editOrder.positions.new')}</Tag>}{' '}
        {isCancelled && (
          <Tag tone="warning">
            ⚠ {t('editOrder.positions.cancelled', { reason: reasonText(cancellationReason, t) })}
          </Tag>
        )}{' '}
        {!item.reserved && !isCancelled && <Tag tone="error">⚠ {t('editOrder.positions.notReserved')}</Tag>}
        <PanelStatus activity={state.activity[`item:${id}`]} />
        {item.deliveryAddress !== null && hasSeveralDeliveryAddresses(edit.editedOffer) && (
          <div className={styles.sub}>
            {t('editOrder.positions.otherAddress', { address: addressLine(item.deliveryAddress, t) })}
          </div>
        )}
        {!isCancelled && isTakeBackOffered(country, flags.takeBackOfOldDevices, variant) && (
          <CheckField
            label={t('editOrder.positions.takeBack')}
            checked={item.weeeTakeBackEnabled}
            disabled={isLocked || updateBlock !== null}
            onChange={(event) => {
              const weeeTakeBackEnabled = event.currentTarget.checked;
              dispatch(request({ type: 'UPDATE_WEEE_TAKE_BACK', id, weeeTakeBackEnabled }));
            }}
          />
        )}
        {!isCancelled && (updateBlock !== null || endBlock !== null) && (
          <div id={blockId} className={styles.block}>
            {[...new Set([updateBlock, endBlock])].filter((text) => text !== null).join(' ')}
          </div>
        )}
      </td>
      <td>
        {isCancelled ? (
          item.quantity
        ) : (
          <CommitField
            ref={quantityRef}
            label={t('editOrder.positions.quantity')}
            {...fieldProps('quantity')}
            read={readQuantity}
            inputMode="numeric"
            onCommit={(quantity) => dispatch(request({ type: 'UPDATE_POSITION', id, quantity }))}
          />
        )}
      </td>
      <td>
        {flags.priceDateInEditing && !isCancelled ? (
          <CommitField
            label={t('editOrder.positions.priceDate')}
            {...fieldProps('priceDate')}
            read={(typed) => readPriceDay(typed, deskNow())}
            isWide
            placeholder={t('editOrder.positions.today')}
            onCommit={(priceDate) => dispatch(request({ type: 'UPDATE_POSITION_PRICE_DATE', id, priceDate }))}
          />
        ) : (
          item.priceDate !== null && germanDate(item.priceDate)
        )}
      </td>
      <td className={styles.number}>{formatMoney(item.singlePrice, currency)}</td>
      <td className={`${styles.number} ${isCancelled ? styles.struck : ''}`}>{formatMoney(item.total, currency)}</td>
      <td className={styles.rowActions}>
        <div>
          {own.length > 0 && number !== null && (
            <Button
              size="row"
              look="link"
              isOff={isLocked}
              onClick={() => {
                for (const change of own) dispatch(editOrderActions.undoRequested(changeKey(change)));
              }}
            >
              {t('editOrder.changes.undo')}
            </Button>
          )}
          {!isCancelled && (
            <Button
              size="row"
              look="link"
              isOff={isLocked || endBlock !== null}
              aria-describedby={endBlock === null ? undefined : blockId}
              onClick={() => {
                if (number === null) dispatch(request({ type: 'REMOVE_POSITION', id }));
                else onCancel();
              }}
            >
              {t(number === null ? 'editOrder.positions.remove' : 'editOrder.positions.cancel')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
