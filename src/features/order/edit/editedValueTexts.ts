import { berlinDateTime } from '~/domain/common/berlinTime';
import type { EditedChange, EditedValue } from '~/domain/order/editHistory';
import { editOperations } from '~/domain/order/editOrder';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { isPaymentMethod } from '~/domain/payment/payment';
import type { Translate } from '~/shared/i18n/i18n';
import { cancelReasons } from '~config/cancelReasons';
import { paymentText, reasonText, serviceVoucherText, yesOrNo } from './changeTexts';
import './editHistoryTexts.de';

/** One change of the history in words. */
export function editedChangeTexts({ operation, before, after }: EditedChange, t: Translate) {
  const words = (value: EditedValue) => editedValueTexts(value, operation, t) || '–';
  // An operation that this version does not know has no name that an agent understands.
  const known = editOperations.find((each) => each === operation) ?? 'other';
  return { what: t(`editHistory.operation.${known}`), before: words(before), after: words(after) };
}

function editedValueTexts(value: EditedValue, operation: string, t: Translate): string {
  const { firstName, lastName, street, streetNumber, packstationNumber, zipCode, city } = value;
  const { title, sku, quantity, code, method, installmentCount, maskedIban, dueDay } = value;
  const count = installmentCount === undefined ? null : Number(installmentCount);
  const article = sku === undefined ? undefined : t('editHistory.article', { sku });
  return [
    value.text === undefined ? undefined : textWords(value.text, operation, t),
    together(firstName, lastName),
    together(street, streetNumber),
    packstationNumber === undefined ? undefined : t('editHistory.packstation', { number: packstationNumber }),
    together(zipCode, city),
    quantity === undefined ? undefined : piecesText(quantity, t),
    title === undefined ? article : together(title, sku),
    value.priceDate === undefined ? undefined : dayWords(value.priceDate),
    value.weeeTakeBackEnabled === undefined ? undefined : yesOrNo(value.weeeTakeBackEnabled === 'true', t),
    value.cancellationReason === undefined ? undefined : textWords(value.cancellationReason, operation, t),
    method === undefined ? undefined : methodWords(method, count, maskedIban ?? null, t),
    dueDay === undefined ? undefined : t('editHistory.dueDay', { day: dueDay }),
    code === undefined ? undefined : textWords(code, operation, t),
    value.email,
    value.phoneNumber,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

/** A text of the service; a code in words, and nothing for what only a machine reads. */
function textWords(text: string, operation: string, t: Translate): string {
  if (operation === 'CHANGE_SERVICE_VOUCHER') return serviceVoucherText(text, t);
  if (operation === 'REDEEM_VOUCHER' || operation === 'REMOVE_VOUCHER') return text;
  if (operation === 'UPDATE_POSITION' && /^\d+$/.test(text)) return piecesText(text, t);
  if (text === 'true' || text === 'false') return yesOrNo(text === 'true', t);
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return dayWords(text);
  if (isPaymentMethod(text)) return methodWords(text, null, null, t);
  if (cancelReasons.some((known) => known === text)) return reasonText(text, t);
  if (freeShippingReasons.some((known) => known === text)) return serviceVoucherText(text, t);
  const isCode = /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/.test(text) || /^[\da-f]{8}[\da-f-]{8,}$/i.test(text);
  return isCode ? '' : text;
}

function methodWords(method: string, count: number | null, maskedIban: string | null, t: Translate): string {
  return isPaymentMethod(method) ? paymentText({ method, count, maskedIban }, t) : '';
}

/** The day of a date or time; empty for neither. */
function dayWords(moment: string): string {
  return berlinDateTime(moment).slice(0, 10);
}

function piecesText(count: string, t: Translate): string {
  return t('editOrder.changes.pieces', { count: Number(count) });
}

function together(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}
