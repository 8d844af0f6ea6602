import type { Address } from '~/domain/address/address';
import type { Currency } from '~/domain/common/country';
import { germanDate } from '~/domain/common/berlinTime';
import '~/domain/order/orderWords.de';
import type { ContactDetails, EditPayment } from '~/domain/order/editOrder';
import type { FigureChange, OrderChange } from '~/domain/order/editOrderChanges';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { formatDifference, formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { cancelReasons } from '~config/cancelReasons';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import '~/features/payment/installmentTexts.de';
import './changeTexts.de';
import './editOrderTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/** Shown for a position where it is not there: before it was added, after it was removed. */
const nothing = '–';

/** One line of the three columns. */
export interface ChangeWords {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** A change in words. `nameOf`: the article of a SKU. */
export function changeWords(
  change: OrderChange,
  t: Translate,
  nameOf: (position: { readonly sku: string; readonly title: string }) => string,
): ChangeWords {
  const name = 'position' in change ? nameOf(change.position) : '';
  const pieces = (count: number) => t('editOrder.changes.pieces', { count });
  switch (change.kind) {
    case 'positionAdded':
      return {
        what: t('editOrder.changes.kind.positionAdded', { name }),
        before: nothing,
        after: pieces(change.position.quantity),
      };
    case 'positionGone':
      return {
        what: t('editOrder.changes.kind.positionGone', { name }),
        before: pieces(change.position.quantity),
        after: nothing,
      };
    case 'positionCancelled':
      return {
        what: t('editOrder.changes.kind.positionCancelled', { name }),
        before: pieces(change.position.quantity),
        after: reasonText(change.reason, t),
      };
    case 'quantity':
      return {
        what: t('editOrder.changes.kind.quantity', { name }),
        before: pieces(change.before),
        after: pieces(change.after),
      };
    case 'priceDate':
      return {
        what: t('editOrder.changes.kind.priceDate', { name }),
        before: priceDateText(change.before, t),
        after: priceDateText(change.after, t),
      };
    case 'takeBack':
      return {
        what: t('editOrder.changes.kind.takeBack', { name }),
        before: yesOrNo(change.before, t),
        after: yesOrNo(change.after, t),
      };
    case 'deliveryAddress':
    case 'billingAddress':
      return {
        what: t(`editOrder.changes.kind.${change.kind}`),
        before: addressText(change.before, t),
        after: addressText(change.after, t),
      };
    case 'payment':
      return {
        what: t('editOrder.changes.kind.payment'),
        before: paymentText(change.before, t),
        after: paymentText(change.after, t),
      };
    case 'voucherAdded':
      return { what: t('editOrder.changes.kind.voucher'), before: nothing, after: change.code };
    case 'voucherRemoved':
      return { what: t('editOrder.changes.kind.voucher'), before: change.code, after: nothing };
    case 'serviceVoucher':
      return {
        what: t('editOrder.changes.kind.serviceVoucher'),
        before: serviceVoucherText(change.before, t),
        after: serviceVoucherText(change.after, t),
      };
    case 'contact':
      return {
        what: t('editOrder.changes.kind.contact'),
        before: contactText(change.before),
        after: contactText(change.after),
      };
  }
}

export function figureWords({ figure, before, after }: FigureChange, currency: Currency, t: Translate): ChangeWords {
  return {
    what: t(`editOrder.changes.figure.${figure}`),
    before: amountText(before, currency),
    after: amountText(after, currency),
  };
}

/** A cancellation reason in words; one that this version does not know as the service names it. */
export function reasonText(code: string, t: Translate): string {
  const reason = cancelReasons.find((known) => known === code);
  return reason === undefined ? code : t(`order.cancelReason.${reason}`);
}

export function paymentText(
  payment: Pick<EditPayment, 'method' | 'count' | 'maskedIban'> | null,
  t: Translate,
): string {
  if (payment === null) return nothing;
  const { method, count, maskedIban } = payment;
  const name = paymentMethodText(method, t);
  return [
    name,
    ...(count === null ? [] : [t('payment.installments.countOf', { count })]),
    ...(maskedIban === null ? [] : [t('editOrder.payment.account', { iban: maskedIban })]),
  ].join(', ');
}

/** What a service voucher does to the shipping costs. */
export function serviceVoucherText(code: string | null, t: Translate): string {
  if (code === null) return t('editOrder.voucher.charged');
  const reason = freeShippingReasons.find((known) => known === code);
  return reason === undefined ? t('editOrder.voucher.waived.other', { code }) : t(`editOrder.voucher.waived.${reason}`);
}

export function addressText(address: Address | null, t: Translate): string {
  return address === null ? nothing : addressLine(address, t);
}

function priceDateText(day: string | null, t: Translate): string {
  return day === null ? t('editOrder.changes.priceOfToday') : t('editOrder.changes.priceOf', { date: germanDate(day) });
}

export function yesOrNo(value: boolean, t: Translate): string {
  return t(value ? 'editOrder.changes.yes' : 'editOrder.changes.no');
}

function contactText({ email, phoneNumber }: ContactDetails): string {
  const known = [email, phoneNumber].filter((part) => part !== null && part !== '');
  return known.length === 0 ? nothing : known.join(', ');
}

const restrictions = [
  'DIFFERENT_DELIVERY_ADDRESSES',
  'EMPLOYEE',
  'INSTALLMENTS',
  'PAYPAL',
  'COMPLAINT_ORDER',
  'ORDER_IN_PROCESSING',
] as const;

/** Why the service restricts an operation: a code that has a text, the service's sentence, else a general one. */
export function restrictionText(reason: string, t: Translate): string {
  const known = restrictions.find((code) => code === reason);
  if (known !== undefined) return t(`editOrder.restriction.${known}`);
  return /^[A-Z0-9_]*$/.test(reason) ? t('editOrder.restriction.general') : reason;
}

/** A discount with the sign of the order entry. */
function amountText(cents: number, currency: Currency): string {
  return cents < 0 ? formatDifference(cents, currency) : formatMoney(cents, currency);
}
