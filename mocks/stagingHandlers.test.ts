import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openingShelf } from './db/product/products.ts';
import { productSearchAnswer, suggestionAnswer, tvOffersAnswer } from './handlers/product/catalogueAnswers.ts';
import { stagingHandlers } from './stagingHandlers.ts';

const sameOrigin = {
  search: 'https://desk.example/services/search/{country}',
  tvOffers: 'https://desk.example/tv/{country}',
};
const elsewhere = {
  search: 'https://search-{country}.example.com:8443/v1',
  tvOffers: 'https://tv.example.com/offers',
};
const query = (country: string) => ({ query: 'ring', countryCode: country, size: '2' });
const text = (country: string): string => `?${new URLSearchParams(query(country)).toString()}`;

async function answerOf(addresses: typeof sameOrigin, address: string, country = ''): Promise<unknown> {
  const request = new Request(address, { headers: { 'X-Country': country } });
  const answer = await getResponse(stagingHandlers(addresses), request);
  return answer === undefined ? 'passes through' : answer.json();
}

describe("Staging's worker answers at the configured addresses (DECISIONS 16)", () => {
  const germanSearch = productSearchAnswer(query('DE'), 'DE', openingShelf);
  const swissSearch = productSearchAnswer(query('CH'), 'CH', openingShelf);
  const swissTv = tvOffersAnswer('tv', {}, 'CH');
  const austrianTv = tvOffersAnswer('tv', {}, 'AT');

  it('differs by country', () => {
    expect(swissSearch).not.toEqual(germanSearch);
    expect(swissTv).not.toEqual(austrianTv);
  });

  it.each([
    [sameOrigin, `https://desk.example/services/search/de/search/products${text('DE')}`, '', germanSearch],
    [sameOrigin, `https://desk.example/services/search/ch/search/products${text('CH')}`, '', swissSearch],
    [sameOrigin, 'https://desk.example/tv/ch/tv', '', swissTv],
    [elsewhere, `https://search-ch.example.com:8443/v1/search/products${text('CH')}`, '', swissSearch],
    [elsewhere, `https://search-at.example.com:8443/v1/suggest${text('AT')}`, '', suggestionAnswer(query('AT'))],
    [elsewhere, 'https://tv.example.com/offers/tv', 'CH', swissTv],
    [elsewhere, 'https://tv.example.com/offers/tv', 'AT', austrianTv],
  ])('with the addresses %j, answers %s', async (addresses, address, country, answer) => {
    expect(await answerOf(addresses, address, country)).toEqual(answer);
  });

  it.each([
    `https://desk.example/services/search/de/search/products${text('DE')}`,
    'https://search-de.example.com:8443/v1/products/432011',
    'https://order.example.com/orders',
  ])('passes %s through', async (address) => {
    expect(await answerOf(elsewhere, address)).toBe('passes through');
  });
});
