import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { begin, clear, edit, history, operationsIn, read, submit, THREE_ARTICLES } from '../../testing/editRequests.ts';
import { send } from '../../testing/deskRequests.ts';
import { berlinDate, daysBefore } from '../../db/common/calendar.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const WITH_VOUCHER = '1300000208';

const DOMSTRASSE = {
  type: 'POSTAL',
  street: 'Domstraße',
  street_number: '12',
  zip_code: '50668',
  city: 'Köln',
  country_code: 'DE',
};

describe('the beginning of an edit (REQ F1.1)', () => {
  it('says what the order says, with numbered positions and no change', async () => {
    const { body } = await begin();
    const order = await read();
    const { edited_offer: offer, original_order: original } = body;
    expect([original.is_editable, original.number]).toEqual([true, THREE_ARTICLES]);
    expect([offer.total_price, offer.changes]).toEqual([order.total_price, []]);
    expect(offer.items.map(({ number, sku, quantity, reserved }) => [number, sku, quantity, reserved])).toEqual(
      order.items.map(({ sku, quantity }, index) => [String(index + 1), sku, quantity, true]),
    );
  });

  it.each(['201', '202', '203', '204', '206', '207', '208', '209', '210', '211', '218', '223', '224'])(
    'costs what order 1300000%s costs',
    async (serial) => {
      const { body } = await begin(`1300000${serial}`);
      expect(body.original_order.is_editable).toBe(true);
      expect(body.edited_offer.total_price).toBe(body.original_order.total_price);
      expect([body.edited_offer.changes, body.invalid_vouchers]).toEqual([[], []]);
    },
  );

  it('changes nothing about the order', async () => {
    const before = await read();
    await begin();
    expect(await read()).toEqual(before);
  });

  it('goes on with the draft that is there', async () => {
    await begin();
    await edit('update-position', { id: 'position-1', quantity: 3 });
    const { body } = await begin();
    expect(body.edited_offer.items[0]?.quantity).toBe(3);
  });

  it.each(['1300000205', '1300000219', '1300000214', '1300000116'])(
    'begins no draft for %s (REQ F3.5)',
    async (number) => {
      const { status, body } = await begin(number);
      expect([status, body.original_order.is_editable]).toEqual([200, false]);
      const refused = await edit('update-position', { id: 'position-1', quantity: 3 }, number);
      expect([refused.status, refused.body.key]).toEqual([409, 'order_not_editable']);
    },
  );

  it('ends with the 36 hours of a PayPal order, accepted or not (REQ E5.1)', async () => {
    expect((await begin('1300000118')).body.original_order.is_editable).toBe(true);
    currentWorld().db.advance(26 * 60 + 1);
    expect((await begin('1300000118')).body.original_order.is_editable).toBe(false);
  });

  it('is needed for every operation', async () => {
    const { status, body } = await edit('update-position', { id: 'position-1', quantity: 3 });
    expect([status, body.key]).toEqual([404, 'edited_order_not_found']);
  });
});

describe('positions (REQ F1.2)', () => {
  beforeEach(async () => {
    await begin();
  });

  it('are added with a price, and removed again', async () => {
    const added = await edit('add-position', { sku: '432128001', quantity: 2 });
    expect(operationsIn(added)).toEqual(['ADD_POSITION']);
    const position = added.body.edited_offer.items.at(-1);
    expect([position?.number, position?.quantity, position?.sku]).toEqual([undefined, 2, '432128001']);
    const removed = await edit('remove-position', { id: position?.id });
    expect(operationsIn(removed)).toEqual([]);
    expect(removed.body.edited_offer.total_price).toBe((await read()).total_price);
  });

  it('change their quantity and back, and the total with it', async () => {
    const more = await edit('update-position', { id: 'position-1', quantity: 2 });
    expect(operationsIn(more)).toEqual(['UPDATE_POSITION']);
    expect(more.body.edited_offer.total_price).toBe(Number(((await read()).total_price + 34.99).toFixed(2)));
    expect(operationsIn(await edit('update-position', { id: 'position-1', quantity: 1 }))).toEqual([]);
  });

  it('are cancelled for a reason, stay in the list, and come back', async () => {
    const cancelled = await edit('cancel-position', { id: 'position-1', cancellation_reason: 'WRONG_ITEM' });
    const { items, total_price } = cancelled.body.edited_offer;
    expect([items.length, items[0]?.cancellation_reason]).toEqual([3, 'WRONG_ITEM']);
    expect(total_price).toBe(Number(((await read()).total_price - 34.99).toFixed(2)));
    expect(operationsIn(cancelled)).toEqual(['CANCEL_POSITION']);
    expect(operationsIn(await edit('cancel-position', { id: 'position-1', cancellation_reason: null }))).toEqual([]);
  });

  it('have the price of another day', async () => {
    const price_date = berlinDate(daysBefore(currentWorld().db.now(), 10));
    const changed = await edit('update-position-price-date', { id: 'position-1', price_date });
    expect([operationsIn(changed), changed.body.edited_offer.items[0]?.price_date]).toEqual([
      ['UPDATE_POSITION_PRICE_DATE'],
      price_date,
    ]);
  });

  it('are refused with the offer where there are too few pieces (REQ F1.5)', async () => {
    const { status, body } = await edit('add-position', { sku: '454398001', quantity: 10 });
    expect([status, body.title, body.offer?.items.length]).toEqual([409, 'RESERVATION_FAILURE', 3]);
    expect((await edit('add-position', { sku: '454398001', quantity: 9 })).status).toBe(200);
    expect(currentWorld().db.stock.piecesLeft('454398001')).toBe(0);
    await clear();
    expect(currentWorld().db.stock.piecesLeft('454398001')).toBe(9);
  });

  it.each([
    ['add-position', { sku: '999999001', quantity: 1 }, 'product_not_found'],
    ['add-position', { sku: '432011999', quantity: 1 }, 'invalid_variant_sku'],
    ['add-position', { sku: '465228001', quantity: 1 }, 'product_not_sellable'],
    ['update-position', { id: 'position-9', quantity: 1 }, 'position_not_found'],
    ['remove-position', { id: 'position-1' }, 'position_not_removable'],
    ['update-position-price-date', { id: 'position-1', price_date: '2020-01-01' }, 'InvalidPriceDate'],
    ['update-weee-take-back', { id: 'position-1', weee_take_back_enabled: true }, 'InvalidTakeBack'],
  ])('%s with %j is %s', async (path, fields, key) => {
    expect((await edit(path, fields)).body.key).toBe(key);
  });

  it('take back the old device where the article allows it', async () => {
    const { body } = await edit('add-position', { sku: '454287001', quantity: 1 });
    const id = body.edited_offer.items.at(-1)?.id;
    const { body: taken } = await edit('update-weee-take-back', { id, weee_take_back_enabled: true });
    expect(taken.edited_offer.items.at(-1)?.weee_take_back_enabled).toBe(true);
  });

  it('keep a sold-out article that was ordered, but give no second one', async () => {
    const { body } = await begin('1300000223');
    expect(body.edited_offer.items[1]?.reserved).toBe(true);
    const more = await edit('update-position', { id: 'position-2', quantity: 2 }, '1300000223');
    expect(more.body.title).toBe('RESERVATION_FAILURE');
  });
});

describe('address, payment, vouchers, contact (REQ F2)', () => {
  beforeEach(async () => {
    await begin();
  });

  it('switches the delivery address of all positions, and back', async () => {
    const switched = await edit('switch-delivery-address', { address: DOMSTRASSE });
    expect(operationsIn(switched)).toEqual(['SWITCH_DELIVERY_ADDRESS']);
    expect(switched.body.edited_offer.items.map((item) => item.delivery_address?.street)).toEqual(
      Array(3).fill('Domstraße'),
    );
    expect(operationsIn(await edit('switch-delivery-address', { address: null }))).toEqual([]);
  });

  it('refuses a blocked address', async () => {
    const address = { ...DOMSTRASSE, street: 'Hasenweg', street_number: '66', zip_code: '50667' };
    const { body } = await edit('switch-delivery-address', { address });
    expect(body.key).toBe('order_with_address_category1_not_allowed');
  });

  it('changes the payment, with its fee, and answers payment and plans', async () => {
    const paid = await edit('change-payment', { payment: { method: 'CASH_ON_DELIVERY' } });
    expect([paid.body.payment.method, paid.body.installment_plans]).toEqual(['CASH_ON_DELIVERY', []]);
    expect(paid.body.edited_offer.cash_on_delivery_fee).toBe(5.99);
    expect(operationsIn(await edit('change-payment', { payment: { method: 'INVOICE' } }))).toEqual([]);
    const plans = await edit('change-payment', { payment: { method: 'INSTALLMENTS' } });
    expect(plans.body.installment_plans).toHaveLength(3);
    expect((await submit()).body.key).toBe('invalid-installments');
    const [plan] = plans.body.installment_plans;
    const payment = { method: 'INSTALLMENTS', ...plan };
    expect((await edit('change-payment', { payment })).status).toBe(200);
    expect((await submit()).body.key).toBe('missing_banking_info');
    await edit('change-payment', { payment: { ...payment, uses_prefilled_iban: true } });
    const { body } = await submit();
    expect(body.payment).toMatchObject({ method: 'INSTALLMENTS', installment_count: 3, account_holder: 'Dora Danach' });
  });

  it('refuses cash on delivery to another address, and what only the shop offers', async () => {
    expect((await edit('change-payment', { payment: { method: 'SOFORT' } })).body.key).toBe('invalid_payment_method');
    await edit('switch-delivery-address', { address: DOMSTRASSE });
    const { body } = await edit('change-payment', { payment: { method: 'CASH_ON_DELIVERY' } });
    expect(body.key).toBe('invalid_payment_method');
  });

  it('redeems and removes vouchers, and refuses one with its reason', async () => {
    const redeemed = await edit('redeem-voucher', { code: 'SOMMER' });
    expect([operationsIn(redeemed), redeemed.body.edited_offer.total_voucher_discount]).toEqual([
      ['REDEEM_VOUCHER'],
      10,
    ]);
    expect(operationsIn(await edit('remove-voucher', { code: 'SOMMER' }))).toEqual([]);
    const { body } = await edit('redeem-voucher', { code: 'ABGELAUFEN' });
    expect([body.key, body.title, body.invalid_vouchers.map(({ code }) => code)]).toEqual([
      'voucher-error',
      'VOUCHER_EXPIRED',
      ['ABGELAUFEN'],
    ]);
  });

  it('names a voucher that another change made invalid, and refuses to submit it', async () => {
    await edit('redeem-voucher', { code: 'AURELIND10' });
    const { body } = await edit('cancel-position', { id: 'position-1', cancellation_reason: 'OTHER' });
    expect(body.invalid_vouchers.map(({ code }) => code)).toEqual(['AURELIND10']);
    expect((await submit()).body.key).toBe('voucher-error');
  });

  it('keeps the vouchers of the order, and removes them all', async () => {
    expect((await begin(WITH_VOUCHER)).body.edited_offer.vouchers.map(({ code }) => code)).toEqual(['SOMMER']);
    expect(operationsIn(await edit('remove-voucher', {}, WITH_VOUCHER))).toEqual(['REMOVE_VOUCHER']);
  });

  it('changes the service voucher; four dashes are none', async () => {
    const free = await edit('change-service-voucher', { code: 'UMTAUSCH' });
    expect([free.body.edited_offer.shipping_cost, operationsIn(free)]).toEqual([0, ['CHANGE_SERVICE_VOUCHER']]);
    const none = await edit('change-service-voucher', { code: '----' });
    expect([none.body.edited_offer.shipping_cost, operationsIn(none)]).toEqual([5.95, []]);
    expect((await edit('change-service-voucher', { code: 'MIRZULIEBE' })).body.key).toBe('invalid_service_voucher');
  });

  it('changes e-mail, phone and, if given, the billing address', async () => {
    const contact = { email: 'neu@example.com', phone_number: '0221 555' };
    const { body } = await edit('update-customer', contact);
    expect(body.edited_offer.customer).toMatchObject({ email: 'neu@example.com', phone: '0221 555' });
    const home = { street: 'Rosenweg', street_number: '3', zip_code: '50667', city: 'Köln', country_code: 'DE' };
    const moved = await edit('update-customer', { ...contact, billing_address: home });
    expect(moved.body.edited_offer.customer).toMatchObject(home);
    expect(operationsIn(moved)).toEqual(['UPDATE_CUSTOMER']);
  });
});

it('clears a draft, also one that is not there (REQ F3.4)', async () => {
  await begin();
  await edit('update-position', { id: 'position-1', quantity: 2 });
  expect([(await clear()).status, (await clear()).status]).toEqual([204, 204]);
  expect((await begin()).body.edited_offer.changes).toEqual([]);
});

it('has a history of edits, which may be empty (REQ F4.1)', async () => {
  expect(await history('1300000201')).toEqual([]);
  expect((await history('1300000218'))[0]?.changes).toHaveLength(2);
  expect((await send('readEditHistory', { path: '/edit-order/history/1999999999' })).status).toBe(404);
});
