import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { parseJournal } from '~/app/journal/callJournal';
import { reloaded, storedJournal } from '~/app/journal/testing/reloaded';
import { markOf } from '~/app/parkedCalls/markOf';
import { callActions } from '~/features/call/callSlice';
import { basketActions } from '~/features/basket/basketSlice';
import { requestsSeen, clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const tv = { channel: '01', office: '1001' } as const;
const internet = { channel: '04', office: '4001' } as const;
const switchTo = async (desk: Desk, sales: typeof tv | typeof internet) => {
  desk.dispatch(callActions.salesChannelSwitched(sales));
  await desk.rest();
};
const stored = ({ getState }: Desk) => {
  const basket = currentWorld().db.baskets.open(getState().basket.id ?? '');
  return [basket?.salesChannel, basket?.salesOffice];
};
const callsNamed = (...names: readonly string[]) =>
  requestsSeen().flatMap(({ operation }) => (names.includes(operation) ? [operation] : []));

describe('the basket has the channel of the call (REQ C15.3)', () => {
  it('before the offer is calculated, however long it takes', async () => {
    const desk = await readyDesk();
    setFault({ service: 'basket', method: 'PATCH', fault: { kind: 'delay', milliseconds: 300, after: 'after' } });
    const names = ['switchBasketChannel', 'createOffer'];
    const before = callsNamed(...names).length;
    await switchTo(desk, tv);
    expect(stored(desk)).toEqual(['01', '1001']);
    expect(callsNamed(...names).slice(before)).toEqual(names);
  });

  it('without a customer, too', async () => {
    const desk = openDesk();
    await desk.enter('432011001');
    await switchTo(desk, tv);
    expect(stored(desk)).toEqual(['01', '1001']);
  });

  it('when it is opened after the switch, and when it is opened again', async () => {
    const desk = openDesk();
    await switchTo(desk, tv);
    await desk.enter('432011001');
    expect(stored(desk)).toEqual(['01', '1001']);
    currentWorld().db.baskets.removeAll();
    desk.dispatch(basketActions.basketLost());
    await desk.rest();
    expect(stored(desk)).toEqual(['01', '1001']);
    await desk.enter('443015001');
    expect(callsNamed('switchBasketChannel')).toHaveLength(2);
  });

  it('when it is replaced, because it was gone at the switch', async () => {
    const desk = await readyDesk();
    currentWorld().db.baskets.removeAll();
    await switchTo(desk, tv);
    expect(stored(desk)).toEqual(['01', '1001']);
    expect(desk.lines()).toEqual(['432011001*1']);
  });

  it('that was chosen last, when the request for another one is in flight', async () => {
    const desk = await readyDesk();
    setFault({
      service: 'basket',
      method: 'PATCH',
      times: 1,
      fault: { kind: 'delay', milliseconds: 50, after: 'after' },
    });
    desk.dispatch(callActions.salesChannelSwitched(tv));
    await switchTo(desk, internet);
    expect(stored(desk)).toEqual(['04', '4001']);
  });

  it('without a request when nothing was switched', async () => {
    await readyDesk();
    expect(callsNamed('switchBasketChannel')).toEqual([]);
  });
});

describe('after a reload the basket has the channel of the call (REQ C15.3)', () => {
  const notThere = { kind: 'status', status: 404 } as const;
  const unavailable = { kind: 'status', status: 503 } as const;
  /** A service that has no call to read a basket. */
  const withoutGet = () => setFault({ service: 'basket', method: 'GET', fault: notThere });

  it.each([
    ['a basket that can be read', null],
    ['a service that has no call to read a basket', notThere],
    ['a service that does not answer', unavailable],
  ])('that is switched then, with %s', async (_service, fault) => {
    const desk = await readyDesk();
    await switchTo(desk, tv);
    if (fault !== null) setFault({ service: 'basket', method: 'GET', fault });
    const again = await reloaded(desk);
    expect(callsNamed('switchBasketChannel')).toHaveLength(1);
    await switchTo(again, internet);
    expect(stored(again)).toEqual(['04', '4001']);
  });

  it('that could not be set before', async () => {
    const desk = await readyDesk();
    setFault({ service: 'basket', method: 'PATCH', times: 1, fault: unavailable });
    await switchTo(desk, tv);
    withoutGet();
    expect(stored(await reloaded(desk))).toEqual(['01', '1001']);
  });

  it.each([tv, internet])('also where the journal of an older version does not name it: %j', async (sales) => {
    const desk = await readyDesk();
    await switchTo(desk, sales);
    const { entries, ...call } = storedJournal(desk.getState());
    const older = { ...call, entries: { ...entries, basket: { ...entries.basket, channel: undefined } } };
    desk.end();
    withoutGet();
    const told = callsNamed('switchBasketChannel').length;
    const journal = parseJournal(older);
    if (journal === null) throw new Error('The older journal cannot be read');
    const again = openDesk({ journal });
    await again.rest();
    expect(stored(again)).toEqual([sales.channel, sales.office]);
    expect(callsNamed('switchBasketChannel')).toHaveLength(told + 1);
  });

  it('of a call that was parked', async () => {
    const desk = await readyDesk();
    await switchTo(desk, tv);
    const parked = { reason: 'callsBack', text: '', dueAt: null } as const;
    const mark = markOf(desk.getState(), parked, '/orderapp', new Date());
    const journal = { ...storedJournal(desk.getState()), parked: mark };
    desk.end();
    withoutGet();
    const again = openDesk({ journal });
    await again.rest();
    await switchTo(again, internet);
    expect(stored(again)).toEqual(['04', '4001']);
  });
});

it.each([
  ['the next article', (desk: Desk) => desk.enter('443015001')],
  ['the same choice', (desk: Desk) => switchTo(desk, tv)],
])('a channel that could not be set is tried again with %s (REQ C15.3)', async (_what, act) => {
  const desk = await readyDesk();
  setFault({ service: 'basket', method: 'PATCH', times: 1, fault: { kind: 'status', status: 503 } });
  await switchTo(desk, tv);
  expect(stored(desk)).not.toEqual(['01', '1001']);
  await act(desk);
  expect(stored(desk)).toEqual(['01', '1001']);
});

it('a channel that could not be set is stored as such, and can be set again', async () => {
  const desk = await readyDesk();
  setFault({ service: 'basket', method: 'PATCH', fault: { kind: 'status', status: 503 } });
  await switchTo(desk, tv);
  expect(desk.getState()).toMatchObject({ basket: { channelNotSet: tv }, offer: { status: 'current' } });
  clearFaults();
  desk.dispatch(basketActions.channelRequested(tv));
  await desk.rest();
  expect(desk.getState().basket.channelNotSet).toBeNull();
  expect(stored(desk)).toEqual(['01', '1001']);
});
