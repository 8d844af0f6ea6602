import { berlinDate, daysBefore } from '../common/calendar.ts';
import { findVoucher } from '../offer/vouchers.ts';
import { INSTALLMENT_MINIMUM, isInstallment } from '../offer/installmentPlans.ts';
import { isBlockedPlace, isPickUpPoint, isSamePlace } from '../offer/offers.ts';
import { FACTORING_REFUSED, serviceVoucherRefusal, type OfferRefusal } from '../offer/offerRefusals.ts';
import { homeOf } from '../order/customerHome.ts';
import { isOrderable, takesBackOldDevice } from '../product/products.ts';
import { productByNumber, variantBySku } from '../product/catalogue.ts';
import { calculateEdit, editAnswer, editPaymentOptions } from './editOffer.ts';
import type { Db } from '../createDb.ts';
import type { EditDraft, Position } from './editDrafts.ts';
import type { OrderRecord } from '../order/orderRecord.ts';
import type { WireCustomerInfo, WirePayment } from '../order/wireOrderTypes.ts';
import type { WireCrossSell, WireSentAddress } from '../common/wireTypes.ts';
import type { WireCancellationReason } from './wireEditTypes.ts';

const OLDEST_PRICE_DATE_IN_DAYS = 90;

export interface Edit {
  db: Db;
  record: OrderRecord;
  draft: EditDraft;
}

/** Undefined where the draft was changed. */
type Outcome = OfferRefusal | undefined;

const POSITION_NOT_FOUND: OfferRefusal = {
  code: 'position_not_found',
  detail: 'Diese Position gibt es im Auftrag nicht.',
};

function withPosition({ draft }: Edit, id: string, change: (position: Position) => Outcome): Outcome {
  const position = draft.positions.find((known) => known.id === id);
  return position ? change(position) : POSITION_NOT_FOUND;
}

function notEnough({ db, record, draft }: Edit, position: Position): OfferRefusal {
  const available = db.editDrafts.availableTo(draft, position);
  return {
    code: 'RESERVATION_FAILURE',
    detail: `Für ${position.sku} sind nur ${available} Produkte verfügbar. Bitte die Menge reduzieren.`,
    extensions: {
      available_stock_amount: available,
      offer: editAnswer(db, record, draft).edited_offer,
    },
  };
}

export function addPosition(
  edit: Edit,
  { sku, quantity, cross_sell }: { sku: string; quantity: number; cross_sell?: Partial<WireCrossSell> | null },
): Outcome {
  const { db, record, draft } = edit;
  const product = productByNumber(sku);
  const variant = variantBySku(sku);
  if (!product) return { code: 'product_not_found', detail: 'Produkt nicht gefunden.' };
  if (!variant) return { code: 'invalid_variant_sku', detail: `Die Ausführung ${sku} gibt es nicht.` };
  if (!isOrderable(product, variant, record.order.customer.country_code))
    return { code: 'product_not_sellable', detail: `Artikel ${sku} kann nicht bestellt werden.` };
  const same = draft.positions.find((known) => known.sku === sku && known.original === undefined);
  const position = same ?? {
    id: `new-${draft.added + 1}`,
    sku,
    quantity: 0,
    priceDate: null,
    takesBackOldDevice: false,
    crossSell: cross_sell ?? null,
    deliveryAddress: draft.positions[0]?.deliveryAddress ?? null,
  };
  if (!db.editDrafts.reserve(draft, position, position.quantity + quantity)) return notEnough(edit, position);
  if (!same) {
    draft.added += 1;
    draft.positions.push(position);
  }
  position.quantity += quantity;
  return undefined;
}

export function updatePosition(edit: Edit, { id, quantity }: { id: string; quantity: number }): Outcome {
  const { db, draft } = edit;
  return withPosition(edit, id, (position) => {
    if (!db.editDrafts.reserve(draft, position, quantity)) return notEnough(edit, position);
    position.quantity = quantity;
    return undefined;
  });
}

export function removePosition(edit: Edit, { id }: { id: string }): Outcome {
  const { db, draft } = edit;
  return withPosition(edit, id, (position) => {
    if (position.original)
      return {
        code: 'position_not_removable',
        detail: 'Eine Position des Auftrags wird storniert, nicht entfernt.',
      };
    db.editDrafts.release(draft, position);
    draft.positions = draft.positions.filter((other) => other !== position);
    return undefined;
  });
}

export function cancelPosition(
  edit: Edit,
  { id, cancellation_reason: reason }: { id: string; cancellation_reason: WireCancellationReason | null },
): Outcome {
  const { db, draft } = edit;
  return withPosition(edit, id, (position) => {
    if (!position.original)
      return { code: 'position_not_cancelable', detail: 'Eine neue Position wird entfernt, nicht storniert.' };
    if (reason === null) {
      if (!db.editDrafts.reserve(draft, position, position.quantity)) return notEnough(edit, position);
      delete position.cancellationReason;
      return undefined;
    }
    db.editDrafts.release(draft, position);
    position.cancellationReason = reason;
    return undefined;
  });
}

export function changePriceDate(edit: Edit, { id, price_date: day }: { id: string; price_date: string }): Outcome {
  const now = edit.db.now();
  const oldest = berlinDate(daysBefore(now, OLDEST_PRICE_DATE_IN_DAYS));
  const today = berlinDate(now);
  return withPosition(edit, id, (position) => {
    if (day > today || day < oldest)
      return {
        code: 'InvalidPriceDate',
        detail: 'Das Preisdatum muss in den letzten 90 Tagen liegen.',
      };
    const original = position.original?.price_date ?? null;
    const isOriginal = original !== null && berlinDate(new Date(original)) === day;
    const noon = `${day}T12:00:00.000+00:00`;
    position.priceDate = isOriginal ? original : day === today ? null : noon;
    return undefined;
  });
}

export function changeTakeBack(
  edit: Edit,
  { id, weee_take_back_enabled: enabled }: { id: string; weee_take_back_enabled: boolean },
): Outcome {
  return withPosition(edit, id, (position) => {
    const product = productByNumber(position.sku);
    const isPossible = product && takesBackOldDevice(product, edit.record.order.customer.country_code);
    if (enabled && !isPossible)
      return { code: 'InvalidTakeBack', detail: 'Für diesen Artikel gibt es keine Rücknahme des alten Geräts.' };
    position.takesBackOldDevice = enabled;
    return undefined;
  });
}

export function switchAddress({ db, record, draft }: Edit, { address }: { address: WireSentAddress | null }): Outcome {
  const customer = db.customers.get(record.order.external_customer_id ?? '');
  const goesHome = address === null || isSamePlace(address, homeOf(draft.customer));
  if (isBlockedPlace(address) || (goesHome && customer?.indicators.address_category === 1))
    return {
      code: 'order_with_address_category1_not_allowed',
      detail: 'An diese Adresse (KAT1) kann nicht geliefert werden. Bitte eine andere Lieferadresse wählen.',
    };
  const isBulky = draft.positions.some(({ sku }) => productByNumber(sku)?.bulky);
  if (isPickUpPoint(address) && isBulky)
    return {
      code: 'invalid_delivery_address',
      detail: 'Sperrgut kann nicht an eine Packstation geliefert werden.',
    };
  draft.deliveryAddress = address;
  for (const position of draft.positions) position.deliveryAddress = address;
  return undefined;
}

/** Whether the order is paid like this already: a typed IBAN and another plan are changes. */
function isSamePayment(sent: WirePayment, ordered: WirePayment): boolean {
  return (
    sent.method === ordered.method &&
    !sent.iban &&
    (sent.calculation_id ?? null) === (ordered.calculation_id ?? null) &&
    (sent.due_day ?? null) === (ordered.due_day ?? null)
  );
}

export function changePayment({ db, record, draft }: Edit, { payment }: { payment: WirePayment }): Outcome {
  const before = draft.payment;
  draft.payment = isSamePayment(payment, record.order.payment) ? record.order.payment : payment;
  const calculated = calculateEdit(db, record.order, draft);
  const option = editPaymentOptions(record.order, calculated).find(({ method }) => method === payment.method);
  const refuse = (refusal: OfferRefusal): OfferRefusal => {
    draft.payment = before;
    return refusal;
  };
  if (!option?.enabled) {
    const tooSmall = isInstallment(payment.method) && calculated.total < INSTALLMENT_MINIMUM;
    return refuse({
      code: tooSmall ? 'order-amount-not-eligible' : 'invalid_payment_method',
      detail: option?.reason ?? 'Diese Zahlungsart ist nicht möglich.',
    });
  }
  if (payment.method === 'INSTALLMENTS_FACTORING' && db.installmentPlans.partnerRefuses)
    return refuse(FACTORING_REFUSED);
  const isChosen = typeof payment.installment_count === 'number';
  return isChosen && !db.installmentPlans.chosen(payment, calculated.total)
    ? refuse({
        code: 'invalid-installments',
        detail: 'Diese Anzahl Raten ist nicht möglich. Bitte einen anderen Ratenplan wählen.',
      })
    : undefined;
}

export function redeemVoucher({ db, record, draft }: Edit, { code }: { code: string }): Outcome {
  const known = findVoucher(db.vouchers, code)?.code ?? code;
  if (draft.voucherCodes.includes(known)) return undefined;
  const before = draft.voucherCodes;
  draft.voucherCodes = [...before, known];
  const { invalidVouchers } = calculateEdit(db, record.order, draft);
  const invalid = invalidVouchers.find((voucher) => voucher.code === known);
  if (!invalid) return undefined;
  draft.voucherCodes = before;
  return {
    code: 'voucher-error',
    detail: invalid.detail,
    extensions: {
      title: invalid.title,
      voucher_code: known,
      invalid_vouchers: [invalid],
      offer: editAnswer(db, record, draft).edited_offer,
    },
  };
}

export function removeVoucher({ draft }: Edit, { code }: { code?: string | null }): Outcome {
  draft.voucherCodes = code ? draft.voucherCodes.filter((other) => other !== code) : [];
  return undefined;
}

export function changeServiceVoucher({ draft }: Edit, { code }: { code: string | null }): Outcome {
  const wanted = code === null || code === '----' ? undefined : code;
  const refusal = serviceVoucherRefusal(wanted);
  if (!refusal) draft.serviceVoucherCode = wanted;
  return refusal;
}

export function updateCustomer(
  { draft }: Edit,
  {
    email,
    phone_number: phone,
    billing_address: home,
  }: { email: string | null; phone_number: string | null; billing_address?: Partial<WireCustomerInfo> | null },
): Outcome {
  draft.customer = { ...draft.customer, email, phone, ...home };
  return undefined;
}
