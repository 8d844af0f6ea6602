import { beforeEach, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { clearFaults, onRequest, setFault } from '../../../mocks/node.ts';

// No article of the stand-in has more than ten recommendations, so these tests request three at a time.
setLimits({ crossSellMaximum: 3 });
startStandIn();

const stateOf = ({ getState }: Desk) => getState().recommendations;

async function deskWith(sku: string): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(recommendationsActions.panelShown());
  await desk.enter(sku);
  return desk;
}

describe('further recommendations', () => {
  const displayed = () => asked.map((url) => new URL(url).searchParams.get('displayedProducts'));
  const asked: string[] = [];
  beforeEach(() => {
    asked.splice(0);
    return onRequest(({ url }) => {
      if (url.includes('/cross-sell-products')) asked.push(url);
    });
  });
  const more = async (desk: Desk) => {
    desk.dispatch(recommendationsActions.moreRequested());
    await desk.rest();
  };

  it('are requested with the number of those that are displayed, until there are no more', async () => {
    const desk = await deskWith('421033001');
    const found = () => {
      const { crossSells } = stateOf(desk);
      return crossSells.status === 'shown' ? crossSells.content : null;
    };
    expect(found()).toMatchObject({ more: 'possible' });
    expect(found()?.found.crossSells).toHaveLength(3);
    const first = found()?.found.crossSells.map(({ productNo }) => productNo) ?? [];
    await more(desk);
    const all = found()?.found.crossSells.map(({ productNo }) => productNo) ?? [];
    expect(displayed().slice(0, 2)).toEqual(['0', '3']);
    expect(all.slice(0, 3)).toEqual(first);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all).size).toBe(all.length);
    while (found()?.more === 'possible') await more(desk);
    expect(found()?.more).toBe('none');
  });

  it('that cannot be loaded keep the others, and can be requested again', async () => {
    const desk = await deskWith('421033001');
    setFault({ service: 'upsell', fault: { kind: 'status', status: 503 } });
    await more(desk);
    const { crossSells } = stateOf(desk);
    expect(crossSells).toMatchObject({ status: 'shown', content: { more: 'failed' } });
    clearFaults();
    await more(desk);
    expect(stateOf(desk).crossSells).not.toMatchObject({ content: { more: 'failed' } });
    expect(displayed()).toEqual(['0', '3', '3']);
  });
});
