import type { CalculatedOffer, OfferFacts } from './offers.ts';
import { isPickUpPoint } from './offers.ts';
import type { Db } from './createDb.ts';
import { isValidIban } from './iban.ts';
import { paymentOption } from './payments.ts';
import { SERVICE_VOUCHER_CODES } from './vouchers.ts';
import type { WireCreateOrder } from './wireOrderTypes.ts';
import type { WireCustomer } from './wireTypes.ts';

export interface OrderRefusal {
  code: string;
  detail: string;
  extensions?: Record<string, unknown>;
}

type Check = (input: {
  order: WireCreateOrder;
  facts: OfferFacts;
  calculated: CalculatedOffer;
  customer: WireCustomer | undefined;
}) => OrderRefusal | undefined;

const customerChecks: readonly Check[] = [
  ({ customer }) =>
    customer?.locked
      ? { code: 'order_delivery_block', detail: 'Der Kunde ist gesperrt. Eine Bestellung ist nicht möglich.' }
      : undefined,
  ({ order }) =>
    !order.customer_info.date_of_birth
      ? { code: 'missing_date_of_birth', detail: 'Das Geburtsdatum des Kunden fehlt.' }
      : undefined,
  ({ order }) =>
    order.sales_channel === '04' && !order.customer_info.email
      ? { code: 'missing_email', detail: 'Für Internet-Bestellungen braucht der Kunde eine E-Mail-Adresse.' }
      : undefined,
];

const goodsChecks: readonly Check[] = [
  ({ order, facts }) => {
    const wanted = order.order_items
      .map((item) => `${item.sku}*${item.quantity}`)
      .sort()
      .join();
    const inBasket = facts.basket.items
      .map((item) => `${item.sku}*${item.quantity}`)
      .sort()
      .join();
    return wanted === inBasket
      ? undefined
      : { code: 'basket_invalid', detail: 'Der Auftrag passt nicht zum Warenkorb. Bitte das Angebot neu berechnen.' };
  },
  ({ calculated }) => {
    const lacking = calculated.offer.items.find((item) => !item.reserved);
    return lacking
      ? {
          code: 'stock_reservation_failure',
          detail: `Artikel ${lacking.sku} ist mittlerweile ausverkauft, bitte aus dem Warenkorb nehmen.`,
          extensions: { offer: calculated.offer },
        }
      : undefined;
  },
];

const addressChecks: readonly Check[] = [
  ({ customer, calculated }) =>
    customer?.indicators.address_category === 1 && calculated.paymentFacts.deliversToBillingAddress
      ? {
          code: 'order_with_address_category1_not_allowed',
          detail: 'An diese Adresse (KAT1) kann nicht geliefert werden.',
        }
      : undefined,
  ({ facts, calculated }) =>
    isPickUpPoint(facts.deliveryAddress) && !calculated.offer.can_use_packstation_address
      ? { code: 'invalid_delivery_address', detail: 'Sperrgut kann nicht an eine Packstation geliefert werden.' }
      : undefined,
];

const moneyChecks: readonly Check[] = [
  ({ calculated }) => {
    const [invalid] = calculated.invalidVouchers;
    return invalid
      ? {
          code: 'voucher-error',
          detail: invalid.detail,
          extensions: {
            voucher_code: invalid.code,
            invalid_vouchers: calculated.invalidVouchers,
            offer: calculated.offer,
          },
        }
      : undefined;
  },
  ({ order }) =>
    order.service_voucher &&
    order.service_voucher.code !== '----' &&
    !SERVICE_VOUCHER_CODES.includes(order.service_voucher.code)
      ? { code: 'invalid_service_voucher', detail: 'Diesen Servicegutschein gibt es nicht.' }
      : undefined,
  ({ order, calculated }) => {
    const option = paymentOption(order.payment.method, calculated.paymentFacts);
    return option.enabled
      ? undefined
      : { code: 'invalid_payment_method', detail: option.reason ?? 'Diese Zahlungsart ist nicht möglich.' };
  },
  ({ order: { payment }, customer }) => {
    if (payment.method !== 'DIRECT_DEBIT') return undefined;
    const usesStored = payment.uses_prefilled_iban === true && customer?.banking_details !== undefined;
    if (usesStored || (payment.account_holder && payment.iban && isValidIban(payment.iban))) return undefined;
    return { code: 'missing_banking_info', detail: 'Für den Bankeinzug fehlen Kontoinhaber oder eine gültige IBAN.' };
  },
];

/** The first reason why this order cannot be taken. */
export function orderRefusal(
  db: Db,
  order: WireCreateOrder,
  facts: OfferFacts,
  calculated: CalculatedOffer,
): OrderRefusal | undefined {
  const customer = facts.externalCustomerId === undefined ? undefined : db.customers.get(facts.externalCustomerId);
  for (const check of [...customerChecks, ...goodsChecks, ...addressChecks, ...moneyChecks]) {
    const refusal = check({ order, facts, calculated, customer });
    if (refusal) return refusal;
  }
  return undefined;
}
