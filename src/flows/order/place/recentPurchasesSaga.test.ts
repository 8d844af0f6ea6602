import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { faultsAt, injectFault } from '~/app/testing/faultMatrix';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { selectRepeated } from './repeatedArticles';
import { selectScriptSteps } from './scriptFacts';

setLimits({ recommendationPatience: 1 });
startStandIn();

const looks = () => requestsSeen().filter(({ operation }) => operation === 'readOrdersOverview');
const repeated = ({ getState }: Desk) => Object.keys(selectRepeated(getState()));
const script = ({ getState }: Desk) => selectScriptSteps(getState()).map(({ id }) => id);

/** Waits until the order history was requested `times` times, and for its answer. */
async function looked(desk: Desk, times = 1): Promise<void> {
  await vi.waitFor(() => {
    expect(looks()).toHaveLength(times);
  });
  await desk.answered();
}

describe('an article of the last 14 days', () => {
  it('in the basket of the customer who ordered it is marked, and the script asks about it', async () => {
    const desk = openDesk();
    await desk.logIn('0180010');
    await looked(desk);
    expect(repeated(desk)).toEqual([]);
    await desk.enter('443015001');
    expect(repeated(desk)).toEqual(['443015001']);
    expect(script(desk)).toContain('repeatedArticle');
    await desk.enter('432011001');
    expect(repeated(desk), 'twenty days ago is too long').toEqual(['443015001']);
    await desk.remove('443015001');
    expect(repeated(desk)).toEqual([]);
    expect(script(desk)).not.toContain('repeatedArticle');
  });

  it('of one customer is not marked for another one', async () => {
    const desk = openDesk();
    await desk.logIn('0180010');
    await looked(desk);
    await desk.enter('443015001');
    setFault({ service: 'order-history', fault: { kind: 'stall' } });
    await desk.logIn('0110001');
    expect(repeated(desk)).toEqual([]);
  });

  it('is marked also when the orders are loaded after it was added', async () => {
    const desk = openDesk();
    await desk.enter('443015001');
    await desk.logIn('0180010');
    await looked(desk);
    expect(repeated(desk)).toEqual(['443015001']);
  });
});

describe('the request for recent orders fails', () => {
  it.each(faultsAt('readOrdersOverview'))(
    '%s: the call continues without the warning and without a notice',
    async (_what, fault) => {
      const desk = openDesk();
      injectFault('readOrdersOverview', fault);
      await desk.logIn('0180010');
      await looked(desk);
      await desk.enter('443015001');
      await desk.pay('INVOICE');
      expect(repeated(desk)).toEqual([]);
      expect(desk.notices).toEqual([]);
      await desk.submit();
      expect(desk.getState().order.phase).toBe('confirmed');
      expect(JSON.stringify(desk.getState()).length).toBeLessThan(100_000);
    },
  );
});
