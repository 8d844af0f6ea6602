import { beforeAll, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { readyDesk, startStandIn } from '~/app/testing/aDesk';
import { knownFailureText } from '~/features/order/place/orderFailureTexts';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { nextTask } from '~/shared/nextTask';
import { requestsSeen, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();
beforeAll(() => startI18n('de'));

/** Order failure reasons of REQ C12.6, each with a part of its text. */
const reasons: readonly (readonly [code: string, sentence: RegExp])[] = [
  ['invalid_payment_method', /gewählte Zahlungsart ist nicht möglich/],
  ['order-amount-not-eligible', /gewählte Zahlungsart ist nicht möglich/],
  ['invalid-installments', /gewählte Zahlungsart ist nicht möglich/],
  ['credit_limit_exceeded', /Bestellwert ist zu hoch/],
  ['missing_banking_info', /Bankverbindung fehlt/],
  ['missing_delivery_address', /Lieferadresse fehlt/],
  ['order_with_address_category1_not_allowed', /Lieferadresse darf nicht geliefert werden \(KAT1\)/],
  ['order_with_invoice_address_category1_not_allowed', /Rechnungsadresse ist gesperrt \(KAT1\)/],
  ['stock_reservation_failure', /inzwischen ausverkauft/],
  ['basket_invalid', /inzwischen ausverkauft/],
  ['product_not_sellable', /nicht mehr bestellbar/],
  ['product_not_found', /wurde gelöscht/],
  ['invalid_variant_sku', /gibt es nicht mehr/],
  ['order_delivery_block', /Liefersperre/],
  ['deviant_customer_data', /Kundendaten weichen ab/],
  ['general_crm_rejection', /Kundenverwaltung hat die Bestellung abgelehnt/],
  ['general_erp_rejection', /Warenwirtschaft hat die Bestellung abgelehnt/],
];

describe.each(['/order-pre-check', '/backoffice-orders/'])('a refusal of %s', (path) => {
  it.each(reasons)('with %s has a text of its own; the customer and the basket are kept', async (code, sentence) => {
    const desk = await readyDesk();
    const body = { type: `/dpl/order/errors/${code}`, title: code, status: 400, detail: 'So sagt es der Dienst.' };
    setFault({ path, times: 1, fault: { kind: 'json', status: 400, body } });
    await desk.submit();
    const { order, customer } = desk.getState();
    expect(order).toEqual({ phase: 'refused', code, detail: 'So sagt es der Dienst.' });
    const text = knownFailureText(code);
    expect(text === null ? '' : translate(text)).toMatch(sentence);
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(customer.customer?.externalCustomerId).toBe('0123456');
  });

  it('with an unknown code has the general text and the message of the service', async () => {
    const desk = await readyDesk();
    const body = { type: '/dpl/order/errors/mondphase', title: 'x', status: 400, detail: 'Bei Vollmond nicht.' };
    setFault({ path, times: 1, fault: { kind: 'json', status: 400, body } });
    await desk.submit();
    expect(desk.getState().order).toEqual({ phase: 'refused', code: 'mondphase', detail: 'Bei Vollmond nicht.' });
    expect(knownFailureText('mondphase')).toBeNull();
  });
});

it('basket_invalid: offer and basket are loaded again, no new basket is opened', async () => {
  const desk = await readyDesk();
  const { id } = desk.getState().basket;
  const counted = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;
  const before = [counted('createOffer'), counted('readBasket'), counted('createBasketWithItem')];
  const body = { type: '/dpl/order/errors/basket_invalid', title: 'x', status: 400, detail: 'x' };
  setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 400, body } });
  currentWorld().db.stock.leaveOnly('432011001', 0);
  await desk.submit();
  const after = [counted('createOffer'), counted('readBasket'), counted('createBasketWithItem')];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 0]);
  const { basket, order, offer } = desk.getState();
  expect([basket.id, order]).toEqual([id, { phase: 'refused', code: 'basket_invalid', detail: 'x' }]);
  expect(offer.status).toBe('current');
});

it.each(['partially_returned_order', 'returned_order', 'cancelled_order'])('%s has a text of its own', (code) => {
  expect(knownFailureText(code)).not.toBeNull();
});

describe('a payment that the order refuses (REQ C12.7)', () => {
  it('refreshes the payment options; after another choice the order is sent once', async () => {
    resetWorld('paymentRefusedAtOrder');
    const desk = await readyDesk();
    const offers = requestsSeen().filter(({ operation }) => operation === 'createOffer').length;
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'refused', code: 'invalid_payment_method' });
    expect(requestsSeen().filter(({ operation }) => operation === 'createOffer')).toHaveLength(offers + 1);
    // What the agent does next comes in a task of its own.
    await nextTask();
    await desk.pay('CASH_ON_DELIVERY');
    await expect.poll(() => desk.getState().order.phase).toBe('open');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(
      requestsSeen().filter(({ operation, status }) => operation === 'createOrder' && status === 201),
    ).toHaveLength(1);
  });
});
