import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadCrossSells } from './upsellService';

const wire = openWire();
const { signal } = new AbortController();

const wireCrossSell = {
  product_no: '432128',
  lead_product_sku: '432011001',
  lead_product_name: 'Gesichtscreme',
  trigger_type: 'auto',
  feature: 'UPGRADE',
  source_type: 'CROSS_SELL',
  hint_type: 'UPGRADE_SET',
  kind: 'UPGRADE',
};
const crossSell = {
  productNo: '432128',
  leadProductSku: '432011001',
  leadProductName: 'Gesichtscreme',
  triggerType: 'auto',
  feature: 'UPGRADE',
  sourceType: 'CROSS_SELL',
  hintType: 'UPGRADE_SET',
  kind: 'UPGRADE',
};

describe('the cross-sells of an article (REQ C4.1, C4.2, C4.3, C4.4)', () => {
  it('are requested as the contract says, and read with their time offers', async () => {
    wire.answers({
      cross_sells: [wireCrossSell],
      periodical_cross_sells: [{ group: 'daily', cross_sells: [{ ...wireCrossSell, product_no: 410217 }] }],
    });
    expect(await loadCrossSells('432011', 7, signal)).toEqual({
      crossSells: [crossSell],
      periods: [{ group: 'daily', crossSells: [{ ...crossSell, productNo: '410217' }] }],
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/upsell/de/product/432011/cross-sell-products',
      query: { maxProducts: '10', displayedProducts: '7' },
    });
    expect(wire.request().headers.get('X-Device')).toBe('tablet');
  });

  it('are read without malformed entries', async () => {
    wire.answers({
      cross_sells: [null, 'text', {}, wireCrossSell],
      periodical_cross_sells: [{ group: 'century', cross_sells: [wireCrossSell] }, { group: 'weekly' }, 3],
    });
    expect(await loadCrossSells('432011', 0, signal)).toEqual({ crossSells: [crossSell], periods: [] });
  });

  it('have no hint and no kind for unknown codes', async () => {
    wire.answers({ cross_sells: [{ ...wireCrossSell, hint_type: 'NEW', kind: 'THREE WAY' }] });
    expect(await loadCrossSells('432011', 0, signal)).toEqual({
      crossSells: [{ ...crossSell, hintType: null, kind: null }],
      periods: [],
    });
  });

  it('are empty for an article that the feed does not know', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadCrossSells('999999', 0, signal)).toEqual({ crossSells: [], periods: [] });
  });

  it.each([{}, null, { cross_sells: 'many' }])('are rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadCrossSells('432011', 0, signal))).toBe('malformed');
  });
});
