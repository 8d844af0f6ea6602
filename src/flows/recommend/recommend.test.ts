import { describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { itemIdOf, openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { aCrossSell } from '~/domain/testing/samples';
import { isUpgrade } from '~/domain/article/crossSell';
import { recommendationsToShow } from '~/domain/article/recommendations';
import { basketActions } from '~/features/basket/basketSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { onNetworkFailure } from '~/services/http/httpEvents';
import { requestsSeen, clearFaults, currentWorld, setFault } from '../../../mocks/node.ts';
import { rememberUpgrade } from './upgradeStorage';
import { selectRecommendationFacts } from './recommendationInputs';

startStandIn();

const cream = '432011001';
const magnesium = '443015001';
const upsells = { service: 'upsell' } as const;

function deskWithPanel(options: DeskOptions = {}): Desk {
  const desk = openDesk(options);
  desk.dispatch(recommendationsActions.panelShown());
  return desk;
}

async function deskWith(...skus: readonly string[]): Promise<Desk> {
  const desk = deskWithPanel();
  for (const sku of skus) await desk.enter(sku);
  return desk;
}

const stateOf = ({ getState }: Desk) => getState().recommendations;

/** The recommendations that the panel shows. */
function shown(desk: Desk) {
  const { crossSells } = stateOf(desk);
  if (crossSells.status !== 'shown') throw new Error(`nothing is shown: ${crossSells.status}`);
  const facts = selectRecommendationFacts(desk.getState());
  const { found, products } = crossSells.content;
  return recommendationsToShow(found, products, facts.basketNumbers, facts);
}

const numbersShown = (desk: Desk) => shown(desk).recommended.map(({ product }) => product.baseProductNo);
const timesCalled = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;

describe('recommendations', () => {
  it('are loaded for the article added last, with one request for the products and one for their stock', async () => {
    const desk = await deskWith(cream);
    expect(stateOf(desk)).toMatchObject({ lead: { sku: cream, name: 'Gesichtscreme' } });
    expect(numbersShown(desk)[0]).toBe('432128');
    expect([timesCalled('readCrossSells'), timesCalled('listProducts'), timesCalled('readStock')]).toEqual([1, 1, 1]);
    expect(requestsSeen().filter(({ status }) => Number(status) >= 400)).toEqual([]);
  });

  it('have upgrades first', async () => {
    const desk = await deskWith(cream);
    const upgrades = shown(desk).recommended.map(({ crossSell }) => isUpgrade(crossSell));
    expect(upgrades).toEqual(upgrades.toSorted((one, other) => Number(other) - Number(one)));
    expect(upgrades).toContain(true);
  });

  it('are articles that are in stock at the stock service and not in the basket', async () => {
    currentWorld().db.stock.leaveOnly('432128001', 0);
    const desk = await deskWith('432274001', cream);
    const { recommended, periods } = shown(desk);
    const numbers = [...recommended, ...periods.flatMap((period) => period.recommended)].map(
      ({ product }) => product.baseProductNo,
    );
    expect(numbers).not.toContain('432128');
    expect(numbers).not.toContain('432274');
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(3);
  });

  it('change with the next article, and change back with its removal', async () => {
    const desk = await deskWith(cream, '454021001');
    expect(stateOf(desk).lead?.sku).toBe('454021001');
    await desk.remove('454021001');
    expect(stateOf(desk).lead?.sku).toBe(cream);
    await desk.remove(cream);
    expect(stateOf(desk)).toMatchObject({ lead: null, crossSells: { status: 'none' } });
  });

  it('are not requested again while the lead stays', async () => {
    const desk = await deskWith(cream, magnesium);
    await desk.remove(cream);
    await desk.changeQuantity(magnesium, 2);
    expect(stateOf(desk).lead?.sku).toBe(magnesium);
    expect(timesCalled('readCrossSells')).toBe(2);
  });

  it('for an older lead are never shown: a newer one cancels their request', async () => {
    const desk = deskWithPanel();
    setFault({ ...upsells, path: '432011', fault: { kind: 'delay', milliseconds: 150 } });
    await enterWithoutRest(desk, cream);
    await expect.poll(() => stateOf(desk)).toMatchObject({ lead: { sku: cream }, crossSells: { status: 'loading' } });
    await desk.enter(magnesium);
    await desk.answered();
    expect(stateOf(desk)).toMatchObject({ lead: { sku: magnesium }, crossSells: { status: 'shown' } });
    expect(numbersShown(desk)).not.toContain('432128');
  });

  it('are those of the country of the call', async () => {
    const desk = deskWithPanel({ country: 'CH' });
    await desk.enter(cream);
    for (const { product } of shown(desk).recommended) expect(product.countryVisibilities).toContain('CH');
    expect(requestsSeen().find(({ operation }) => operation === 'readCrossSells')?.path).toContain('/ch/');
  });
});

/** Types an article and waits for the basket only. */
async function enterWithoutRest(desk: Desk, sku: string): Promise<void> {
  desk.dispatch(productSearchActions.termSubmitted(sku));
  await vi.waitFor(() => {
    expect(desk.lines()).toContain(`${sku}*1`);
  });
}

describe('in the browser, where sagas load later,', () => {
  it('the first article loads its recommendations', async () => {
    const desk = deskWithPanel();
    await desk.enter(cream);
    await vi.waitFor(
      () => {
        expect(stateOf(desk).crossSells.status).toBe('shown');
      },
      { timeout: 8_000 },
    );
    expect(numbersShown(desk)[0]).toBe('432128');
  });

  it('the first tab loads its offers', async () => {
    const desk = deskWithPanel();
    desk.dispatch(recommendationsActions.tabChosen('topDeals'));
    await vi.waitFor(
      () => {
        expect(stateOf(desk).lists.monthly.status).toBe('shown');
      },
      { timeout: 8_000 },
    );
  });
});

describe('the basket does not wait', () => {
  it('for a slow feed: basket and offer are settled and can be changed meanwhile', async () => {
    const desk = deskWithPanel();
    await desk.logIn('0123456');
    setFault({ ...upsells, fault: { kind: 'delay', milliseconds: 500 } });
    await enterWithoutRest(desk, cream);
    await vi.waitFor(() => {
      expect(desk.getState().offer.status).toBe('current');
    });
    expect(desk.getState().basket).toMatchObject({ openWrites: 0, adding: [] });
    expect(stateOf(desk).crossSells.status).toBe('loading');
    desk.dispatch(basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), cream), quantity: 2 }));
    await vi.waitFor(() => {
      expect(desk.lines()).toEqual([`${cream}*2`]);
    });
    expect(stateOf(desk).crossSells.status).toBe('loading');
    await desk.rest();
    expect(stateOf(desk).crossSells.status).toBe('shown');
  });

  it('and the offer is requested before recommendations', async () => {
    const desk = deskWithPanel();
    await desk.logIn('0123456');
    setFault({ service: 'order', fault: { kind: 'delay', milliseconds: 200 } });
    await desk.enter(cream);
    const order = requestsSeen().map(({ operation }) => operation);
    expect(order.indexOf('createOffer')).toBeGreaterThan(0);
    expect(order.indexOf('readCrossSells')).toBeGreaterThan(order.indexOf('createOffer'));
  });

  it('and recommendations do not wait for the offer', async () => {
    const desk = deskWithPanel();
    await desk.logIn('0123456');
    setFault({ service: 'order', fault: { kind: 'stall' } });
    await enterWithoutRest(desk, cream);
    await vi.waitFor(() => {
      expect(stateOf(desk).crossSells.status).toBe('shown');
    });
    expect(desk.getState().offer.status).toBe('loading');
  });
});

describe('nothing is requested', () => {
  it('while the panel is not shown, or shows another tab', async () => {
    const desk = openDesk();
    await desk.enter(cream);
    desk.dispatch(recommendationsActions.tabChosen('topDeals'));
    desk.dispatch(recommendationsActions.panelShown());
    await desk.enter(magnesium);
    expect(timesCalled('readCrossSells')).toBe(0);
    desk.dispatch(recommendationsActions.tabChosen('recommendations'));
    await desk.rest();
    expect(stateOf(desk)).toMatchObject({ lead: { sku: magnesium }, crossSells: { status: 'shown' } });
  });

  it('when the panel is hidden meanwhile', async () => {
    const desk = deskWithPanel();
    setFault({ ...upsells, fault: { kind: 'delay', milliseconds: 60 } });
    await enterWithoutRest(desk, cream);
    desk.dispatch(recommendationsActions.panelHidden());
    expect((await desk.rest()).recommendations.crossSells.status).toBe('none');
    await desk.answered();
    expect(stateOf(desk).crossSells.status).toBe('none');
  });

  it('for a customer who wishes no recommendations, in any tab', async () => {
    const desk = deskWithPanel();
    await desk.logIn('0140002');
    await desk.enter(cream);
    for (const tab of ['topDeals', 'tvOffers', 'recommendations'] as const) {
      desk.dispatch(recommendationsActions.tabChosen(tab));
      await desk.rest();
    }
    const asked = requestsSeen().filter(({ path }) => /upsell|tv-offers|search|stock/.test(path));
    expect(asked).toEqual([]);
    expect(selectRecommendationFacts(desk.getState()).allowsUpsells).toBe(false);
  });

  it('any more once a customer who wishes no recommendations is logged in; the shown ones are removed', async () => {
    const desk = await deskWith(cream);
    await desk.logIn('0140002');
    expect(stateOf(desk)).toMatchObject({ lead: null, crossSells: { status: 'none' } });
  });
});

describe('a failure', () => {
  it.each([
    ['feed', 'upsell'],
    ['product service', 'product'],
  ])('of the %s is shown in the panel only, and the next try works', async (_what, service) => {
    const desk = deskWithPanel();
    await desk.enter(cream);
    await desk.remove(cream);
    setFault({ service, fault: { kind: 'status', status: 503 } });
    // The call has loaded the product before: it is added without the product service.
    await desk.enter(cream);
    expect(stateOf(desk)).toMatchObject({ lead: { sku: cream }, crossSells: { status: 'failed' } });
    expect(desk.notices).toEqual([]);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    clearFaults();
    desk.dispatch(recommendationsActions.crossSellsRetried());
    await desk.rest();
    expect(numbersShown(desk)[0]).toBe('432128');
  });

  it('of the network makes no notice either', async () => {
    const desk = deskWithPanel();
    setFault({ ...upsells, fault: { kind: 'reset' } });
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    await desk.enter(cream);
    expect(stateOf(desk).crossSells.status).toBe('failed');
    // A timer that is set later than the one of the notice fires later.
    await new Promise((resolve) => setTimeout(resolve, limits.networkNoticeDelay));
    expect(report).not.toHaveBeenCalled();
    stop();
  });

  it('of the stock service leaves the stock figures of the products', async () => {
    const desk = deskWithPanel();
    setFault({ service: 'stock', fault: { kind: 'status', status: 500 } });
    await desk.enter(cream);
    expect(numbersShown(desk)[0]).toBe('432128');
    expect(desk.notices).toEqual([]);
    expect(desk.getState().recommendations.stockIsUnknown).toBe(true);
    clearFaults();
    await desk.enter('443015001');
    expect(desk.getState().recommendations.stockIsUnknown).toBe(false);
  });
});

it('an upgrade that was taken before is marked when its lead is in the basket again', async () => {
  rememberUpgrade({ sku: cream, upgradeSku: '432128001', crossSell: aCrossSell() });
  const desk = await deskWith(cream);
  expect(stateOf(desk).crossSells).toMatchObject({ content: { takenBefore: ['432128001'] } });
});

describe('top deals and TV offers (REQ C5.1, C5.2)', () => {
  it('are loaded when their tab is first opened, once in a call', async () => {
    const desk = deskWithPanel();
    for (const tab of ['topDeals', 'tvOffers', 'recommendations', 'topDeals', 'tvOffers'] as const) {
      desk.dispatch(recommendationsActions.tabChosen(tab));
      await desk.rest();
    }
    desk.dispatch(recommendationsActions.panelHidden());
    desk.dispatch(recommendationsActions.panelShown());
    const { lists } = (await desk.rest()).recommendations;
    for (const list of Object.values(lists)) expect(list.status === 'shown' && list.content.length).toBeGreaterThan(0);
    expect([timesCalled('searchProducts'), timesCalled('readTvOffers')]).toEqual([3, 3]);
    expect(requestsSeen().filter(({ status }) => Number(status) >= 400)).toEqual([]);
  });

  it('fail one by one: the other groups stay, and a failed one can be tried again', async () => {
    const desk = deskWithPanel();
    setFault({ service: 'tv-offers', path: 'kontor_extra', fault: { kind: 'status', status: 500 } });
    desk.dispatch(recommendationsActions.tabChosen('tvOffers'));
    expect((await desk.rest()).recommendations.lists).toMatchObject({
      main: { status: 'shown' },
      extra: { status: 'failed' },
      trend: { status: 'shown' },
    });
    expect(desk.notices).toEqual([]);
    clearFaults();
    desk.dispatch(recommendationsActions.listRetried('extra'));
    expect((await desk.rest()).recommendations.lists.extra.status).toBe('shown');
    expect(timesCalled('readTvOffers')).toBe(4);
  });
});
