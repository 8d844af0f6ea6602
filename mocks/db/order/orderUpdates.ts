import { homeOf } from './customerHome.ts';
import { isEqual } from '../common/equality.ts';
import { toCents } from '../common/amounts.ts';
import { isEmployeeType, isPickUpPoint, isSamePlace } from '../offer/offers.ts';
import { isValidIban } from '../offer/bankAccounts.ts';
import { needsBankingDetails, paymentOption } from '../offer/payments.ts';
import type { Db } from '../createDb.ts';
import type { OfferRefusal } from '../offer/offerRefusals.ts';
import type { OrderRecord } from './orderRecord.ts';
import type { WireOrder } from './wireOrderTypes.ts';

/** Fields that an agent replaces as a whole: what is missing in them was taken away. */
const REPLACED_AS_A_WHOLE = ['payment', 'delivery_address', 'voucher', 'service_voucher'];
/** Fields that only the service sets. */
const OWN_FIELDS = [
  'id',
  'number',
  'pregenerated_erp_number',
  'customer_id',
  'external_customer_id',
  'placed_at',
  'created_at',
  'order_status',
  'status_history',
  'is_cancelable',
  'created_by',
] as const satisfies readonly (keyof WireOrder)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of fields that the stored order has and the sent one lacks; null is a value. */
function missingFields(stored: Record<string, unknown>, sent: Record<string, unknown>, path = ''): string[] {
  return Object.entries(stored).flatMap(([field, value]) => {
    const name = `${path}${field}`;
    const given = sent[field];
    if (given === undefined && value !== undefined) return [name];
    return isRecord(value) && isRecord(given) && !REPLACED_AS_A_WHOLE.includes(name)
      ? missingFields(value, given, `${name}.`)
      : [];
  });
}

function paymentRefusal(db: Db, stored: WireOrder, sent: WireOrder): OfferRefusal | undefined {
  const { payment } = sent;
  if (payment.type !== payment.method)
    return { code: 'bad_request', detail: 'payment.type und payment.method nennen verschiedene Zahlungsarten.' };
  if (isEqual(payment, stored.payment)) return undefined;
  const customer = db.customers.get(stored.external_customer_id ?? '');
  const option = paymentOption(payment.method, {
    country: sent.customer.country_code,
    total: toCents(sent.total),
    isGuest: customer === undefined,
    isEmployee: isEmployeeType(customer?.type ?? 'REGULAR'),
    blocks: customer?.indicators.blocks ?? [],
    dunningLevel: customer?.indicators.dunning_level ?? 0,
    deliversToBillingAddress:
      sent.delivery_address === null || isSamePlace(sent.delivery_address, homeOf(sent.customer)),
    deliversToPickUpPoint: isPickUpPoint(sent.delivery_address),
    hasVouchers: sent.voucher !== null,
  });
  if (payment.method !== stored.payment.method && !option.enabled)
    return { code: 'invalid_payment_method', detail: option.reason ?? 'Diese Zahlungsart ist nicht möglich.' };
  if (!needsBankingDetails(payment.method)) return undefined;
  const usesStored = payment.uses_prefilled_iban === true && customer?.banking_details !== undefined;
  const isTyped = payment.account_holder && payment.iban && isValidIban(payment.iban);
  if (usesStored || isTyped || payment.masked_iban) return undefined;
  return { code: 'missing_banking_info', detail: 'Für den Bankeinzug fehlen Kontoinhaber oder eine gültige IBAN.' };
}

const PAYPAL_EXPIRED: OfferRefusal = {
  code: 'paypal_order_expired',
  detail: 'Die 36 Stunden dieses PayPal-Auftrags sind um. Er lässt sich nicht mehr ändern oder einreichen.',
};
const NOT_REJECTED: OfferRefusal = {
  code: 'order_not_rejected',
  detail: 'Nur ein abgelehnter Auftrag kann erneut eingereicht werden.',
};

export function resubmissionRefusal(record: OrderRecord): OfferRefusal | undefined {
  if (record.isPayPalExpired()) return PAYPAL_EXPIRED;
  return record.isRejected() ? undefined : NOT_REJECTED;
}

/** Why the service does not store a changed order; undefined where it does. */
export function updateRefusal(db: Db, record: OrderRecord, sent: WireOrder): OfferRefusal | undefined {
  const stored = record.order;
  if (sent.id !== stored.id)
    return { code: 'order_id_mismatch', detail: 'Die Auftragsnummer in Adresse und Inhalt ist verschieden.' };
  const refusal = resubmissionRefusal(record);
  if (refusal) return refusal;
  const missing = missingFields({ ...stored }, { ...sent });
  if (missing.length > 0)
    return { code: 'incomplete_order', detail: `Der Auftrag ist nicht vollständig, es fehlt: ${missing.join(', ')}.` };
  const goodsOf = (order: WireOrder): unknown => order.items.map(({ sku, quantity }) => [sku, quantity]);
  if (!isEqual(goodsOf(stored), goodsOf(sent)))
    return { code: 'order_items_changed', detail: 'Artikel und Mengen lassen sich hier nicht ändern.' };
  return paymentRefusal(db, stored, sent);
}

/** The order as it is stored: everything that was sent, but for what only the service sets. */
export function storedOrder(stored: WireOrder, sent: WireOrder): WireOrder {
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [field, stored[field]]));
  return { ...stored, ...sent, ...own };
}
