import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyVoucher } from '../../contract/orderOperations.ts';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, placeOrder, send, type Answer } from '../../testing/deskRequests.ts';
import type { WireRedeemedVoucher } from '../../db/offer/redeemedVouchers.ts';
import type { WireInvalidVoucher, WireVoucher } from '../../db/order/wireOrderTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Verified {
  restrictions: WireVoucher['restrictions'];
  progressive_discount_info?: string;
  details?: WireInvalidVoucher[];
}

const creamAndPendant = [
  ['432011001', 1],
  ['411377001', 1],
] as const;

function verify(code: string, basket_id: string): Promise<Answer<Verified>> {
  return send('verifyVoucher', { body: { ...verifyVoucher.example.body, code, basket_id } });
}

async function redeemed(): Promise<WireRedeemedVoucher[]> {
  return (await send<{ vouchers: WireRedeemedVoucher[] }>('readRedeemedVouchers')).body.vouchers;
}

describe('vouchers with rules of their own', () => {
  it('SOLO20 cannot be combined with another voucher', async () => {
    const basket_id = (await fillBasket(creamAndPendant)).id;
    const alone = await askOffer({ basket_id, voucher: { codes: ['SOLO20'] } });
    expect(alone.body.offer.total_voucher_discount).toBe(20);
    const { status, body } = await askOffer({ basket_id, voucher: { codes: ['SOMMER', 'SOLO20'] } });
    expect([status, body]).toMatchObject([
      400,
      {
        key: 'voucher-error',
        voucher_code: 'SOLO20',
        invalid_vouchers: [{ code: 'SOLO20', title: 'VOUCHER_NOT_COMBINABLE' }],
        offer: { total_voucher_discount: 10 },
      },
    ]);
  });

  it('AURELIND10 discounts only articles of that brand, also after another voucher', async () => {
    const basket_id = (await fillBasket(creamAndPendant)).id;
    const { offer } = (await askOffer({ basket_id, voucher: { codes: ['AURELIND10'] } })).body;
    expect(offer.items.map(({ voucher_discount_value }) => voucher_discount_value)).toEqual([3.5, 0]);
    const both = (await askOffer({ basket_id, voucher: { codes: ['SOMMER', 'AURELIND10'] } })).body.offer;
    expect(both.vouchers.map(({ code }) => code)).toEqual(['SOMMER', 'AURELIND10']);
    expect(both.total_voucher_discount).toBe(12.83);
  });

  it('AURELIND10 is refused without an article of that brand, with a detail that names the brand', async () => {
    const basket_id = (await fillBasket([['411377001', 1]])).id;
    const { status, body } = await verify('AURELIND10', basket_id);
    expect([status, body.details]).toMatchObject([400, [{ title: 'VOUCHER_WITHOUT_MATCHING_ARTICLE' }]]);
    expect(body.details?.[0]?.detail).toContain('Marke Aurelind');
    const offered = await askOffer({ basket_id, voucher: { codes: ['AURELIND10'] } });
    expect(offered.body.key).toBe('voucher-error');
  });

  it('GRATISVERSAND waives shipping without a discount', async () => {
    const basket = await fillBasket(creamAndPendant);
    const voucher = { codes: ['GRATISVERSAND'] };
    const { offer } = (await askOffer({ basket_id: basket.id, voucher })).body;
    expect(offer).toMatchObject({ shipping_cost: 0, total_voucher_discount: 0, total_price: 52.49 });
    expect(offer.vouchers).toEqual([{ code: 'GRATISVERSAND', type: 'FREE_SHIPPING', value: 0 }]);
    expect((await placeOrder(orderFor(basket, { voucher }))).body.total_price).toBe(52.49);
  });

  it.each([
    ['SOMMER', [], undefined],
    ['AURELIND10', [{ target: 'BRAND', value: 'AURELIND', label: 'Aurelind' }], undefined],
    ['HERBST20', [], '20,00\u00A0€ ab einem Bestellwert von 100,00\u00A0€'],
  ])(
    '%s has its restrictions and its minimum order value in the verification',
    async (code, restrictions, progress) => {
      const basket_id = (await fillBasket([['432011001', 3]])).id;
      const { body } = await verify(code, basket_id);
      expect([body.restrictions, body.progressive_discount_info]).toEqual([restrictions, progress]);
    },
  );
});

describe('the vouchers of a customer', () => {
  it('are suggested, except to employees', async () => {
    const suggestedTo = async (number: string): Promise<WireVoucher[]> => {
      const query = { externalCustomerId: number, countryValidity: 'DE' };
      return (await send<{ vouchers: WireVoucher[] }>('suggestVouchers', { query })).body.vouchers;
    };
    expect((await suggestedTo('0123456')).map(({ code }) => code)).toEqual(['SOMMER', 'DANKE5', 'PROZENT15']);
    expect(await suggestedTo('0600001')).toEqual([]);
  });

  it('are listed with their order once redeemed, newest first', async () => {
    expect((await redeemed()).map(({ code }) => code)).toEqual(['BENUTZT', 'FRUEHLING', 'MUTTERTAG']);
    const codes = ['SOMMER', 'PROZENT15'];
    const { body } = await placeOrder(orderFor(await fillBasket(creamAndPendant), { voucher: { codes } }));
    expect((await redeemed()).slice(0, 2)).toEqual([
      { code: 'SOMMER', redeemed_at: body.placed_at, order_number: body.number, value: 10 },
      { code: 'PROZENT15', redeemed_at: body.placed_at, order_number: body.number, value: 6.37 },
    ]);
  });
});
