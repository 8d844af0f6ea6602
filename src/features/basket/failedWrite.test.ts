import { describe, expect, it } from 'vitest';
import { storedJournal } from '~/app/journal/testing/reloaded';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aBasketLine } from '~/domain/testing/samples';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';
import { basketActions } from './basketSlice';

startStandIn();

const cream = '432011001';
const magnesium = '443015001';
const ring = '410217007';

const idOf = (desk: Desk, sku: string) => desk.getState().basket.items.find((item) => item.sku === sku)?.id ?? '';
interface Line {
  readonly sku: string;
  readonly quantity: number;
  readonly priceDate: string | null;
}
const inText = ({ sku, quantity, priceDate }: Line): string =>
  `${sku}*${String(quantity)} ${priceDate === null ? 'today' : new Date(priceDate).toISOString()}`;
/** Every basket at the service with its lines. */
const storedBaskets = () =>
  currentWorld()
    .db.baskets.notOrdered()
    .map(({ items }) =>
      items.map(({ sku, quantity, price_date: priceDate }) => inText({ sku, quantity, priceDate: priceDate ?? null })),
    );
const shown = (desk: Desk) => desk.getState().basket.items.map(inText);

/** The requirement has no call that reads a basket. */
const withoutReading = () => {
  setFault({ service: 'basket', method: 'GET', fault: { kind: 'status', status: 405 } });
};

/** Returns a desk whose basket has two creams and a ring, with a service that cannot read baskets. `start` creates the desk. */
async function deskWithLines(start: () => Desk | Promise<Desk> = openDesk): Promise<Desk> {
  const desk = await start();
  const missing = 2 - (desk.getState().basket.items[0]?.quantity ?? 0);
  await doIt(desk, basketActions.addItemRequested(aBasketLine({ sku: cream, quantity: missing })));
  await doIt(desk, basketActions.addItemRequested(aBasketLine({ sku: ring })));
  withoutReading();
  return desk;
}

interface Write {
  readonly what: string;
  readonly write: (desk: Desk) => Parameters<Desk['dispatch']>[0];
  /** The lines when it is done. */
  readonly lines: readonly string[];
}
const ringLine = `${ring}*1 today`;
const yesterday = '2026-11-20T00:00:00.000Z';
/** Every write of a line, by what an agent does. */
const writes: readonly Write[] = [
  {
    what: 'adding an article',
    write: () => basketActions.addItemRequested(aBasketLine({ sku: magnesium })),
    lines: [`${cream}*2 today`, ringLine, `${magnesium}*1 today`],
  },
  {
    what: 'adding more of an article',
    write: () => basketActions.addItemRequested(aBasketLine({ sku: cream })),
    lines: [`${cream}*3 today`, ringLine],
  },
  {
    what: 'another quantity',
    write: (desk) => basketActions.quantityChangeRequested({ itemId: idOf(desk, cream), quantity: 5 }),
    lines: [`${cream}*5 today`, ringLine],
  },
  {
    what: 'another price date',
    write: (desk) =>
      basketActions.detailsChangeRequested({ itemId: idOf(desk, cream), change: { priceDate: yesterday } }),
    lines: [`${cream}*2 ${yesterday}`, ringLine],
  },
  {
    what: 'a removal',
    write: (desk) => basketActions.removalRequested({ itemId: idOf(desk, cream) }),
    lines: [ringLine],
  },
];

const lostAnswers: readonly (readonly [string, Fault])[] = [
  ['a connection that breaks off', { kind: 'reset', after: 'after' }],
  ['a gateway timeout', { kind: 'status', status: 504, after: 'after' }],
  ['an answer without content', { kind: 'empty', after: 'after' }],
];

describe('a write whose answer is lost, in a service that cannot read a basket (REQ C3.1, C3.2)', () => {
  it.each(writes.flatMap((each) => lostAnswers.map(([how, fault]) => ({ ...each, how, fault }))))(
    '$what, $how: the service has one basket with the lines on the screen',
    async ({ write, fault }) => {
      const desk = await deskWithLines();
      setFault({ service: 'basket', path: '/items', times: 1, fault });
      await doIt(desk, write(desk));
      expect(storedBaskets()).toEqual([shown(desk)]);
      expect(desk.getState().basket.id).not.toBeNull();
    },
  );

  it.each(writes)('$what, and the service is down: it is replaced with the next write', async ({ write }) => {
    const desk = await deskWithLines(readyDesk);
    const { id } = desk.getState().basket;
    setFault({ service: 'basket', path: '/items', times: 1, fault: { kind: 'reset', after: 'after' } });
    setFault({ service: 'basket', fault: { kind: 'status', status: 503 } });
    await doIt(desk, write(desk));
    // Neither offered nor ordered meanwhile.
    expect(desk.getState()).toMatchObject({
      basket: { id: null, doubtedId: id },
      offer: { failure: { kind: 'basketNotReplaced' } },
    });
    const lines = shown(desk);
    clearFaults();
    withoutReading();
    await doIt(desk, basketActions.addItemRequested(aBasketLine({ sku: '454287001' })));
    expect(shown(desk)).toEqual([...lines, '454287001*1 today']);
    expect(storedBaskets()).toEqual([shown(desk)]);
    expect(desk.getState().basket.doubtedId).toBeNull();
  });

  it.each(
    writes.flatMap((each) =>
      [true, false].flatMap((reads) =>
        (['before', 'after'] as const).map((after) => ({
          ...each,
          after,
          reads,
          service: reads ? 'reads' : 'cannot read',
        })),
      ),
    ),
  )(
    '$what, and the page is left $after the service did it: it is done once, by one that $service a basket',
    async ({ write, lines, after, reads }) => {
      const desk = await deskWithLines();
      const sent = requestsSeen().length;
      setFault({ service: 'basket', path: '/items', times: 1, fault: { kind: 'stall', after } });
      desk.dispatch(write(desk));
      await expect.poll(() => requestsSeen().length).toBe(sent + 1);
      const journal = storedJournal(desk.getState());
      desk.end();
      clearFaults();
      if (!reads) withoutReading();
      const again = openDesk({ journal });
      await again.rest();
      expect(shown(again)).toEqual(lines);
      expect(storedBaskets()).toEqual([lines]);
    },
  );
});
