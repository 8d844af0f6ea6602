import type { JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { emptyCustomerInput } from '~/domain/customer/customerInput';
import { isRejected } from '~/domain/order/orderActions';
import { noCorrection } from '~/domain/order/orderCorrection';
import { rejectionOf } from '~/domain/order/rejection';
import { aPackstation } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import {
  cancelRejectedOrder,
  loadDisplayedOrder,
  submitOrder,
  updateOrder,
  type DisplayedOrder,
} from './rejectedOrderService';

const wire = openWire();

/** The request after the one that loads the order. */
function secondRequest() {
  const [, second] = wire.requests();
  if (second === undefined) throw new Error('There is no second request');
  return second;
}

const history = [
  {
    status: 'REJECTED',
    label: 'abgelehnt',
    timestamp: '2026-11-20T10:01:00Z',
    kind: 'ErpRejectionReason',
    reason: 'x',
  },
  { status: 'CREATED', label: 'angelegt', timestamp: '2026-11-20T10:00:00Z', agent: 'anna.beispiel' },
];

/** As the service sends it, with fields that the contract does not name. */
const body = {
  id: 'o-1',
  number: 1300000113,
  external_customer_id: '0110006',
  placed_at: '2026-11-20T10:00:00Z',
  currency: 'EUR',
  total_price: 40.94,
  order_status: { code: 'REJECTED' },
  status_history: history,
  items: [{ sku: '432011001', quantity: 1, delivery_address: { id: 'a', loyalty: 1 } }, { sku: '443015001' }],
  payment: { method: 'DIRECT_DEBIT', type: 'DIRECT_DEBIT', iban: 'DE…', account_holder: 'X', Risk_Class: 'B' },
  customer: { first_name: 'Rita', last_name: 'Prüfung', date_of_birth: '1964-08-12', vip_since: '2019' },
  voucher: { code: 'SOMMER', value: 10 },
  service_voucher: { code: '----' },
  order_restriction: { reason: 'FRAUD' },
  dis_channel: 4,
  export_target: 'CRM',
  loyalty_points: 120,
  internal_flags: { risk_score: 7, Reviewed_By: null, camelCase: true },
};

async function loaded(sent: JsonBodyType = body): Promise<DisplayedOrder> {
  wire.answers(sent);
  const outcome = await loadDisplayedOrder('1300000113');
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  return outcome;
}

describe('an order for display (REQ E2.1, E2.2, E2.5, E2.8)', () => {
  it('is read with its details, its history in the order of time, and kept as it was sent', async () => {
    const { order, details, document } = await loaded();
    expect(document).toEqual(body);
    expect(order.statusHistory.map(({ status }) => status)).toEqual(['CREATED', 'REJECTED']);
    expect(details).toMatchObject({
      customer: { firstName: 'Rita', dateOfBirth: '1964-08-12', consents: null, dataProtection: null },
      payment: { method: 'DIRECT_DEBIT', totalInterest: null },
      vouchers: [{ code: 'SOMMER', value: 10_00 }],
      serviceVoucher: null,
      orderRestriction: 'FRAUD',
      displayChannel: '4',
      exportTarget: 'CRM',
    });
    expect(wire.request()).toMatchObject({ method: 'GET', path: '/services/order/orders/1300000113' });
  });

  it('is read without the details that are malformed', async () => {
    const { order, details } = await loaded({
      ...body,
      customer: 'Rita',
      payment: [],
      voucher: {},
      order_restriction: 'ARCHIVED',
      employee_discount: 'much',
      cash_on_delivery_fee: 5.99,
      export_target: {},
    });
    expect(details).toMatchObject({
      customer: null,
      vouchers: [],
      orderRestriction: 'ARCHIVED',
      exportTarget: null,
    });
    expect(order).toMatchObject({ employeeDiscount: 0, cashOnDeliveryFee: 5_99 });
  });

  it.each([
    { order_status: undefined },
    { order_status: 'REJECTED', status_history: null },
    { number: null, placed_at: 1_763_632_800, updated_at: 7 },
    { items: [null, 'x', { sku: 432011001, quantity: 'two', single_price: '34,99', delivery_address: 'Köln' }] },
    { items: { sku: '432011001' }, total_price: '40.94', shipping_costs: {}, delivery: 5.95 },
    { delivery_address: { street: 7, service_point: { type: 'KIOSK' } } },
    { status_history: [...history, null, { status: 7 }, { status: 'REJECTED', agent: 4711, reason: 12, label: {} }] },
    { is_cancelable: 'yes', order_type: 4, created_by: 4711, rekla_flag: [] },
  ])('is shown although a part is missing or malformed: %j', async (part) => {
    const { order, document } = await loaded({ ...body, ...part });
    expect(order).toMatchObject({ id: 'o-1', status: { code: 'REJECTED' } });
    expect(
      order.statusHistory.every(({ agent, reason }) => [agent, reason].every((text) => typeof text !== 'number')),
    ).toBe(true);
    expect(document).toMatchObject({ loyalty_points: 120 });
  });

  it.each([
    { status: { code: 'REJECTED', label: 'abgelehnt' }, reason: { code: 'credit_limit_exceeded', detail: 'Zu hoch' } },
    { code: 'REJECTED', label: 'abgelehnt', failure: 'credit_limit_exceeded' },
    { type: 'REJECTED', label: 'abgelehnt', failure: { code: 'credit_limit_exceeded' } },
    { status: 'REJECTED', label: 'abgelehnt', type: 'ErpRejectionReason', reason: 'credit_limit_exceeded' },
  ])('has a latest entry that is a rejection, with its reason and time, where it is written as %j', async (sent) => {
    const entry = { kind: 'ErpRejectionReason', created_at: '2026-11-20T10:01:00Z', agent_username: 'anna', ...sent };
    const { order } = await loaded({ ...body, status_history: [entry, history[1] ?? null] });
    expect(isRejected(order)).toBe(true);
    expect(order.statusHistory.at(-1)).toEqual({
      status: 'REJECTED',
      label: 'abgelehnt',
      timestamp: '2026-11-20T10:01:00Z',
      agent: 'anna',
      reason: 'credit_limit_exceeded',
      kind: 'ErpRejectionReason',
    });
  });

  it('names the system as the one who cancelled it, and a type without a status as the kind', async () => {
    const { order } = await loaded({
      ...body,
      status_history: [
        { status: 'FAILED', type: 'Exception', reason: { detail: 'Zeitüberschreitung' } },
        { status: 'CANCELLED', cancelled_by: 'SYSTEM' },
      ],
    });
    expect(order.statusHistory).toMatchObject([
      { status: 'FAILED', kind: 'Exception', reason: 'Zeitüberschreitung', agent: null },
      { status: 'CANCELLED', kind: null, agent: 'SYSTEM' },
    ]);
  });

  it.each([
    ['dispatched', 'dispatched'],
    [{ code: 'IN_DELIVERY', label: 'in Zustellung' }, 'inDelivery'],
    [{ code: 'AT_NEIGHBOUR', label: 'beim Nachbarn' }, 'beim Nachbarn'],
    ['versendet', 'versendet'],
    ['', null],
    [null, null],
    [{}, null],
  ])('with the delivery status %j has %s', async (sent, deliveryStatus) => {
    expect((await loaded({ ...body, delivery_status: sent })).order).toMatchObject({ deliveryStatus });
  });

  it.each([
    [{}, []],
    [{ tracking_number: 340434 }, ['340434']],
    [{ tracking_number: '0034, 0035; ' }, ['0034', '0035']],
    [{ tracking_number: ['0034', '0035', null] }, ['0034', '0035']],
    [{ tracking_number: '0034', tracking_numbers: ['0034', '0035'] }, ['0034', '0035']],
  ])('with %j has the tracking numbers %j', async (sent, trackingNumbers) => {
    expect((await loaded({ ...body, tracking_number: undefined, ...sent })).order).toMatchObject({ trackingNumbers });
  });

  it('has totals that follow from its parts where the service leaves them out', async () => {
    const { order } = await loaded({
      ...body,
      total_price: undefined,
      shipping_costs: 5.95,
      total_voucher_discount: 10,
      items: [
        { sku: '432011001', quantity: 2, single_price: 34.99 },
        { sku: '443015001', quantity: 1, single_price: 9.99, total: 8.99 },
      ],
    });
    expect(order).toMatchObject({
      totalProductPrice: 78_97,
      totalPrice: 74_92,
      items: [{ total: 69_98 }, { total: 8_99 }],
    });
  });

  it.each([[undefined], [null], [[]], ['x']])(
    'has its status as the latest entry where the history is %j',
    async (none) => {
      const { order } = await loaded({ ...body, status_history: none });
      expect(isRejected(order)).toBe(true);
      expect(rejectionOf(order.statusHistory)).toMatchObject({ kind: null, failure: 'unknown' });
    },
  );

  it.each([
    [{ voucher: [{ code: 'SOMMER', value: 10 }, 'TREUE'] }, ['SOMMER', 'TREUE']],
    [{ voucher: 'SOMMER' }, ['SOMMER']],
    [{ voucher: { code: 'SOMMER', codes: ['SOMMER', 'TREUE'] } }, ['SOMMER', 'TREUE']],
    [{ voucher: { codes: ['TREUE', null] } }, ['TREUE']],
    [{ voucher: null, vouchers: ['SOMMER', {}, null] }, ['SOMMER']],
  ])('has the vouchers of %j', async (part, codes) => {
    const { details } = await loaded({ ...body, ...part });
    expect(details.vouchers.map(({ code }) => code)).toEqual(codes);
  });

  it('has the market research consents in either spelling (REQ B5.1)', async () => {
    const consents = {
      email_newsletter: 'x',
      phone_market_research_consent: 'ALLOWED',
      email_market_research: 'UNKNOWN',
    };
    const { details } = await loaded({ ...body, customer: { ...body.customer, consents } });
    expect(details.customer?.consents).toMatchObject({
      emailNewsletter: null,
      phoneMarketResearch: 'ALLOWED',
      emailMarketResearch: 'UNKNOWN',
    });
  });

  it.each([
    [null, null],
    [{ is_zero_percent: false }, null],
    [{ is_zero_percent: true }, { originalExternalOrderId: null, isZeroPercent: true }],
    [
      { original_external_order_id: 1000000004, is_zero_percent: false },
      { originalExternalOrderId: '1000000004', isZeroPercent: false },
    ],
  ])('with the complaint flag %j is read with %j (REQ D2.5)', async (flag, complaintFlag) => {
    expect((await loaded({ ...body, rekla_flag: flag })).order.complaintFlag).toEqual(complaintFlag);
  });

  it.each([
    [404, 'notFound'],
    [403, 'forbidden'],
  ])('status %i is %s (REQ E2.7)', async (status, kind) => {
    wire.answers({ status }, status);
    expect((await loadDisplayedOrder('o-1')).kind).toBe(kind);
  });

  it('is malformed without its required fields', async () => {
    wire.answers({ number: '1' });
    expect(await failureKindOf(loadDisplayedOrder('o-1'))).toBe('malformed');
  });
});

describe('the update before a resubmission (REQ E4.2)', () => {
  it('sends every field back as it came, unknown ones included, under the id of the attempt', async () => {
    const displayed = await loaded();
    wire.answers(body);
    expect(await updateOrder(displayed, noCorrection, 'attempt-1')).toMatchObject({ kind: 'updated' });
    const request = secondRequest();
    expect(request).toMatchObject({ method: 'PUT', path: '/services/order/orders/o-1' });
    expect(request.body).toEqual(body);
    expect(request.headers.get('x-correlation-id')).toBe('attempt-1');
  });

  it.each([
    [undefined, 204],
    [null, 200],
    [{}, 200],
    [{ status_history: history }, 200],
  ])('is accepted with the answer %j: the order is as it was sent', async (answer, status) => {
    const displayed = await loaded();
    wire.answers(answer, status);
    const outcome = await updateOrder(displayed, { ...noCorrection, payment: { method: 'INVOICE' } }, 'attempt-1');
    expect(outcome).toMatchObject({ kind: 'updated', order: { id: 'o-1', payment: { method: 'INVOICE' } } });
    expect(outcome).toHaveProperty('document.loyalty_points', 120);
  });

  it('whose answer is a page is unknown', async () => {
    const displayed = await loaded();
    wire.answers('<!doctype html>');
    expect((await updateOrder(displayed, noCorrection, 'attempt-1')).kind).toBe('unknown');
  });

  it('replaces what was corrected, and nothing beside it', async () => {
    const displayed = await loaded();
    wire.answers(body);
    const deliveryAddress = aPackstation();
    await updateOrder(
      displayed,
      {
        customer: {
          ...emptyCustomerInput,
          salutation: 'MS',
          firstName: ' Rita ',
          lastName: 'Neumann',
          street: 'Lindenweg',
          streetNumber: '8a',
          zipCode: '50668',
          city: 'Köln',
        },
        deliveryAddress,
        payment: { method: 'INVOICE' },
      },
      'attempt-1',
    );
    const sent = secondRequest().body;
    expect(sent).toMatchObject({
      loyalty_points: 120,
      internal_flags: body.internal_flags,
      customer: {
        first_name: 'Rita',
        last_name: 'Neumann',
        vip_since: '2019',
        // The form had no date of birth: the order's own one stays.
        date_of_birth: '1964-08-12',
        email: null,
      },
      delivery_address: { type: 'PACKSTATION', packstation_number: '145', post_number: '12345678' },
      items: [{ sku: '432011001', delivery_address: { type: 'PACKSTATION' } }, { sku: '443015001' }],
    });
    expect(sent).toHaveProperty('payment', { method: 'INVOICE', type: 'INVOICE', Risk_Class: 'B' });
    expect(sent).not.toHaveProperty('items.1.delivery_address');
  });

  it('carries the bank details of a direct debit', async () => {
    const displayed = await loaded();
    wire.answers(body);
    await updateOrder(
      displayed,
      { ...noCorrection, payment: { method: 'DIRECT_DEBIT', accountHolder: 'Rita', iban: 'DE1' } },
      'attempt-1',
    );
    expect(secondRequest().body).toHaveProperty('payment', {
      method: 'DIRECT_DEBIT',
      type: 'DIRECT_DEBIT',
      account_holder: 'Rita',
      iban: 'DE1',
      uses_prefilled_iban: false,
      Risk_Class: 'B',
    });
  });
});

describe('the answer (REQ E4.2, E4.3)', () => {
  it('of a submission answers the new status history', async () => {
    wire.answers({ status_history: history });
    const outcome = await submitOrder('o-1', 'attempt-1');
    expect(outcome).toMatchObject({
      kind: 'submitted',
      statusHistory: [{ status: 'CREATED' }, { status: 'REJECTED' }],
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order/orders/o-1/submission' });
    expect(wire.request().headers.get('x-correlation-id')).toBe('attempt-1');
  });

  it('of a cancellation answers the new status as well', async () => {
    wire.answers({ order_status: { code: 'CANCELLED', label: 'storniert' }, status_history: history });
    expect(await cancelRejectedOrder('o-1')).toMatchObject({ kind: 'cancelled', status: { code: 'CANCELLED' } });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order/backoffice-orders/o-1/cancel' });
  });

  it.each([
    ['refused', 400],
    ['refused', 409],
    ['unknown', 408],
    ['unknown', 500],
    ['unknown', 504],
  ])('is %s after status %i (QUALITY 9)', async (kind, status) => {
    wire.answers({ status, detail: 'Warum.' }, status);
    expect(await submitOrder('o-1', 'a')).toMatchObject({ kind, detail: 'Warum.' });
    expect(await cancelRejectedOrder('o-1')).toMatchObject({ kind, detail: 'Warum.' });
  });

  it.each([
    [{ type: 'about:blank', key: '/dpl/os/errors/credit_limit_exceeded' }, 'credit_limit_exceeded'],
    [{ type: '/dpl/os/errors/SomethingNew', title: 'missing_banking_info' }, 'missing_banking_info'],
    [{ code: 'SomethingNew' }, 'SomethingNew'],
    [{}, null],
  ])('of a change that is refused with %j names the reason %s', async (problem, reason) => {
    const displayed = await loaded();
    wire.answers(problem, 422);
    expect(await submitOrder('o-1', 'a')).toEqual({ kind: 'refused', detail: null, reason });
    expect(await updateOrder(displayed, noCorrection, 'a')).toEqual({ kind: 'refused', detail: null, reason });
    expect(await cancelRejectedOrder('o-1')).toEqual({ kind: 'refused', detail: null, reason });
  });

  it.each([['malformed', '<!doctype html>']])('is unknown after a %s answer', async (_kind, answer) => {
    wire.answers(answer);
    expect((await submitOrder('o-1', 'a')).kind).toBe('unknown');
    expect((await cancelRejectedOrder('o-1')).kind).toBe('unknown');
  });
});
