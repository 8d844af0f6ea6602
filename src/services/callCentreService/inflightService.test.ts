import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadInflightOrder } from './inflightService';

const wire = openWire();

const full = {
  code: '7001',
  step: 'INVALID_VOUCHER_SELECTION',
  base_product_no: '432011',
  basket_id: 'basket-1',
  customer: { external_customer_id: '0123456' },
  voucher_code: 'SOMMER',
  payment_method: 'INVOICE',
  sales_channel: '01',
  sales_office: '1002',
};

describe('an in-flight order (REQ D1.1)', () => {
  it('is requested by its code, which is sent in the query only', async () => {
    wire.answers(full);
    expect(await loadInflightOrder('70 01&x=<1>')).toEqual({
      code: '70 01&x=<1>',
      step: 'INVALID_VOUCHER_SELECTION',
      baseProductNo: '432011',
      basketId: 'basket-1',
      customerNumber: '0123456',
      voucherCode: 'SOMMER',
      paymentMethod: 'INVOICE',
      sales: { channel: '01', office: '1002' },
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/call-centre/inflight-order',
      query: { code: '70 01&x=<1>' },
    });
  });

  it('may have no value but its code', async () => {
    const nothing = {
      step: null,
      baseProductNo: null,
      basketId: null,
      customerNumber: null,
      voucherCode: null,
      paymentMethod: null,
      sales: null,
    };
    for (const body of [
      {},
      { step: '', basket_id: ' ', customer: null },
      { step: {}, customer: [], sales_office: '1002' },
    ]) {
      wire.answers({ code: 1, ...body });
      expect(await loadInflightOrder('1')).toEqual({ code: '1', ...nothing });
    }
  });

  it.each([
    [{ step: 'WEEE_TAKEBACK_HANDOVER_BOTH' }, { step: 'WEEE_TAKEBACK_HANDOVER' }],
    [{ step: 'A_NEW_STEP' }, { step: 'unknown' }],
    [{ payment_method: 'BARTER' }, { paymentMethod: null }],
    [{ basket_id: 4711 }, { basketId: '4711' }],
    [{ sales_channel: '04', sales_office: 4001 }, { sales: { channel: '04', office: '4001' } }],
    [{ sales_channel: '09' }, { sales: { channel: '01', office: '1001' } }],
    [{ sales_channel: '04', sales_office: '9999' }, { sales: { channel: '04', office: '4001' } }],
    [{ sales_channel: '04', sales_office: '4099' }, { sales: { channel: '04', office: '4099' } }],
    [{ sales_channel: '01', sales_office: '4001' }, { sales: { channel: '01', office: '1001' } }],
    [{ base_product_no: 410217 }, { baseProductNo: '410217' }],
    [{ base_product_no: {} }, { baseProductNo: null }],
    [{ sales_office: null }, { sales: { channel: '01', office: '1001' } }],
  ])('reads %j as %j', async (overrides, read) => {
    wire.answers({ ...full, ...overrides });
    expect(await loadInflightOrder('7001')).toMatchObject(read);
  });

  it('is null for an unknown code', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadInflightOrder('1')).toBeNull();
  });

  it.each([[null], [[]], [{}], ['text'], [7]])('is rejected as malformed, not read as null, for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadInflightOrder('1'))).toBe('malformed');
  });

  it('is rejected when the service fails or the request is cancelled', async () => {
    wire.answers(undefined, 503);
    expect(await failureKindOf(loadInflightOrder('1'))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(loadInflightOrder('1'))).toBe('network');
    expect(await failureKindOf(loadInflightOrder('1', AbortSignal.abort()))).toBe('cancelled');
  });
});
