import { editOperations, type EditOperationType } from '~/domain/order/editOrder';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import './editHistoryTexts.de';

const texts = {
  ADD_POSITION: 'editHistory.operation.ADD_POSITION',
  REMOVE_POSITION: 'editHistory.operation.REMOVE_POSITION',
  UPDATE_POSITION: 'editHistory.operation.UPDATE_POSITION',
  CANCEL_POSITION: 'editHistory.operation.CANCEL_POSITION',
  UPDATE_POSITION_PRICE_DATE: 'editHistory.operation.UPDATE_POSITION_PRICE_DATE',
  UPDATE_WEEE_TAKE_BACK: 'editHistory.operation.UPDATE_WEEE_TAKE_BACK',
  SWITCH_DELIVERY_ADDRESS: 'editHistory.operation.SWITCH_DELIVERY_ADDRESS',
  CHANGE_PAYMENT: 'editHistory.operation.CHANGE_PAYMENT',
  REDEEM_VOUCHER: 'editHistory.operation.REDEEM_VOUCHER',
  REMOVE_VOUCHER: 'editHistory.operation.REMOVE_VOUCHER',
  CHANGE_SERVICE_VOUCHER: 'editHistory.operation.CHANGE_SERVICE_VOUCHER',
  UPDATE_CUSTOMER: 'editHistory.operation.UPDATE_CUSTOMER',
  SUBMIT: 'editHistory.operation.SUBMIT',
} as const satisfies Record<EditOperationType, PlainTextKey>;

/** An operation in words; one that this version does not know has no name that an agent understands. */
export function operationText(operation: string, t: Translate): string {
  const known = editOperations.find((each) => each === operation);
  return known === undefined ? t('editHistory.operation.other') : t(texts[known]);
}
