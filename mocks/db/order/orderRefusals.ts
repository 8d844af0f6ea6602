import { isBlockedPlace, isPickUpPoint, type CalculatedOffer, type OfferFacts } from '../offer/offers.ts';
import {
  FACTORING_REFUSED,
  serviceVoucherRefusal,
  voucherRefusalOf,
  type OfferRefusal,
} from '../offer/offerRefusals.ts';
import type { Db } from '../createDb.ts';
import { isValidIban } from '../offer/bankAccounts.ts';
import { isInstallment, repeatsPlan } from '../offer/installmentPlans.ts';
import { needsBankingDetails, paymentOption } from '../offer/payments.ts';
import { SERVICE_VOUCHER_CODES } from '../offer/vouchers.ts';
import type { WireCreateOrder } from './wireOrderTypes.ts';
import type { WireCustomer, WireNewBasketItem } from '../common/wireTypes.ts';

type Check = (input: {
  db: Db;
  order: WireCreateOrder;
  facts: OfferFacts;
  calculated: CalculatedOffer;
  customer: WireCustomer | undefined;
}) => OfferRefusal | undefined;

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

function foreign(): OfferRefusal {
  return { code: 'bad_request', detail: 'Der ursprüngliche Auftrag gehört zu einem anderen Kunden.' };
}

/** An order that replaces a rejected one or is a complaint about one names an order of the same customer. */
const originChecks: readonly Check[] = [
  ({ db, order: { original_order_id: id }, facts }) => {
    if (!id) return undefined;
    const original = db.orders.find(id);
    if (!original)
      return { code: 'original_order_not_found', detail: 'Den Auftrag, der neu angelegt wird, gibt es nicht.' };
    if (original.externalCustomerId !== (facts.externalCustomerId ?? null)) return foreign();
    return original.isRejected()
      ? undefined
      : { code: 'order_not_rejected', detail: 'Nur ein abgelehnter Auftrag kann neu angelegt werden.' };
  },
  ({ db, order: { rekla_flag: complaint }, facts }) => {
    if (!complaint) return undefined;
    const original = db.orders.find(complaint.original_external_order_id ?? '');
    if (!original) return { code: 'original_order_not_found', detail: 'Den reklamierten Auftrag gibt es nicht.' };
    if (original.externalCustomerId !== (facts.externalCustomerId ?? null)) return foreign();
    const isSmall = ({ items }: { items: readonly { quantity: number }[] }): boolean =>
      items.length === 1 && items[0]?.quantity === 1;
    if (!isSmall(original.order) || !isSmall(facts.basket))
      return {
        code: 'rekla_not_possible',
        detail: 'Auftrag enthält mehr als 1 Produkt. Rekla-Auftrag nicht möglich.',
      };
    return original.order.items[0]?.sku === facts.basket.items[0]?.sku
      ? undefined
      : { code: 'rekla_not_possible', detail: 'Der Artikel steht nicht im reklamierten Auftrag.' };
  },
];

/** The properties of a line that must be equal in the order and its basket. */
function lineKey({ sku, quantity, weee_take_back_enabled }: WireNewBasketItem): string {
  return `${sku}*${quantity}${weee_take_back_enabled ? ' with take-back' : ''}`;
}

const goodsChecks: readonly Check[] = [
  ({ order, facts }) => {
    const wanted = order.order_items.map(lineKey).sort().join();
    const inBasket = facts.basket.items.map(lineKey).sort().join();
    return wanted === inBasket
      ? undefined
      : { code: 'basket_invalid', detail: 'Der Auftrag passt nicht zum Warenkorb. Bitte das Angebot neu berechnen.' };
  },
  ({ calculated }) => {
    const withdrawn = calculated.offer.items.find(({ variant }) => variant.erp_status !== 'SELLABLE');
    return withdrawn
      ? {
          code: 'product_not_sellable',
          detail: `Artikel ${withdrawn.sku} ist nicht mehr im Sortiment.`,
          extensions: { offer: calculated.offer },
        }
      : undefined;
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
  ({ customer, calculated, facts }) =>
    isBlockedPlace(facts.deliveryAddress) ||
    (customer?.indicators.address_category === 1 && calculated.paymentFacts.deliversToBillingAddress)
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

const shippingChecks: readonly Check[] = [
  ({ facts }) => serviceVoucherRefusal(facts.serviceVoucherCode),
  ({ order }) => {
    const reasonIsRight = order.is_shipping_overwritten
      ? order.free_shipping !== null && SERVICE_VOUCHER_CODES.includes(order.free_shipping)
      : order.free_shipping === null;
    return reasonIsRight
      ? undefined
      : {
          code: 'invalid_free_shipping_reason',
          detail: 'Versandkostenfrei geht nur mit einem der vorgesehenen Gründe, und ein Grund nur mit freiem Versand.',
        };
  },
];

const moneyChecks: readonly Check[] = [
  ({ calculated }) => voucherRefusalOf(calculated),
  ({ db, order, calculated }) => {
    const option = paymentOption(order.payment.method, calculated.paymentFacts);
    if (!option.enabled)
      return { code: 'invalid_payment_method', detail: option.reason ?? 'Diese Zahlungsart ist nicht möglich.' };
    const isFactoring = order.payment.method === 'INSTALLMENTS_FACTORING';
    return isFactoring && db.installmentPlans.partnerRefuses ? FACTORING_REFUSED : undefined;
  },
  ({ db, order: { payment }, calculated }) => {
    if (!isInstallment(payment.method)) return undefined;
    const plan = db.installmentPlans.chosen(payment, calculated.total);
    return plan && repeatsPlan(payment, plan)
      ? undefined
      : {
          code: 'invalid-installments',
          detail: 'Der Ratenplan passt nicht mehr zum Angebot. Bitte noch einmal einen Ratenplan wählen.',
          extensions: { offer: calculated.offer },
        };
  },
  ({ order: { payment }, customer }) => {
    if (!needsBankingDetails(payment.method)) return undefined;
    const usesStored = payment.uses_prefilled_iban === true && customer?.banking_details !== undefined;
    if (usesStored || (payment.account_holder && payment.iban && isValidIban(payment.iban))) return undefined;
    return { code: 'missing_banking_info', detail: 'Für den Bankeinzug fehlen Kontoinhaber oder eine gültige IBAN.' };
  },
];

const checks: readonly Check[] = [
  ...customerChecks,
  ...originChecks,
  ...goodsChecks,
  ...addressChecks,
  ...shippingChecks,
  ...moneyChecks,
];

/** The first reason why the order is refused; undefined where it is accepted. */
export function orderRefusal(
  db: Db,
  order: WireCreateOrder,
  facts: OfferFacts,
  calculated: CalculatedOffer,
): OfferRefusal | undefined {
  const customer = facts.externalCustomerId === undefined ? undefined : db.customers.get(facts.externalCustomerId);
  for (const check of checks) {
    const refusal = check({ db, order, facts, calculated, customer });
    if (refusal) return refusal;
  }
  return undefined;
}
