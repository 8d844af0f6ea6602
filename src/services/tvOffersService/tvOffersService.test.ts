import { expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadTvOffers } from './tvOffersService';

const wire = openWire();
const { signal } = new AbortController();

it('TV offers are requested by channel, and read as product numbers (REQ C5.2)', async () => {
  wire.answers({ product_nos: ['410217', 432011, null, {}], tv_channel: 'kontor_extra' });
  expect(await loadTvOffers('kontor_extra', signal)).toEqual(['410217', '432011']);
  expect(wire.request()).toMatchObject({
    method: 'GET',
    path: '/services/tv-offers/de/kontor_extra',
    query: { count: '20' },
  });
  expect(wire.request().headers.get('X-Device')).toBe('tablet');
});

it.each([{}, null, { product_nos: {} }])('%j is rejected as malformed', async (body) => {
  wire.answers(body);
  expect(await failureKindOf(loadTvOffers('kontor', signal))).toBe('malformed');
});
