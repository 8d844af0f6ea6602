import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { customerSubscriptionsActions, type SubscriptionFilter } from './customerSubscriptionsSlice';

setLimits({ cancellationPollPause: 5, requestTimeout: 2_000 });
startStandIn();

const { listRequested, listLeft } = customerSubscriptionsActions;
const stateOf = (desk: Desk) => desk.getState().customerSubscriptions;
const numbersOf = (desk: Desk) => stateOf(desk).subscriptions.map(({ aboInfo }) => aboInfo.aboNumber);
const listsSeen = () => requestsSeen().filter(({ operation }) => operation === 'listSubscriptions');

async function open(
  customerNumber: string,
  filter: SubscriptionFilter | null = null,
  desk = openDesk(),
): Promise<Desk> {
  desk.dispatch(listRequested({ customerNumber, filter }));
  await desk.rest();
  return desk;
}

describe('the subscriptions of a customer (REQ G2.1, G2.4)', () => {
  it('are listed with every status, active ones first and cancelled ones last', async () => {
    const desk = await open('0123456');
    expect(stateOf(desk).load).toBe('loaded');
    const statuses = stateOf(desk).subscriptions.map(({ status }) => status.type);
    expect(statuses.toSorted()).toEqual([
      'ACTIVE',
      'CANCELED',
      'CREATED',
      'DELAYED_IN_DELIVERY',
      'FAILED',
      'IN_PROGRESS',
    ]);
    expect(statuses.at(0)).toBe('ACTIVE');
    expect(statuses.at(-1)).toBe('CANCELED');
  });

  it('searched for after the login are at most one, and active (REQ B2.10)', async () => {
    const filter = { keyword: '7000001', keywordType: 'SUBSCRIPTION_NO' } as const;
    expect(numbersOf(await open('0123456', filter))).toEqual(['7000001']);
    // 7000002 is cancelled.
    expect(numbersOf(await open('0123456', { ...filter, keyword: '7000002' }))).toEqual([]);
  });

  it('never show rows of another customer, whatever the order of the answers (QUALITY 11)', async () => {
    const desk = openDesk();
    setFault({ path: '/subscriptions-products', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(listRequested({ customerNumber: '0123456', filter: null }));
    await open('0200001', null, desk);
    await desk.answered();
    expect(numbersOf(desk)).toEqual(['7000032']);
  });

  it.each([
    { kind: 'status', status: 503 },
    { kind: 'reset' },
    { kind: 'html' },
    { kind: 'json', body: { result: 'many' } },
  ] as const)('that cannot be loaded can be requested again: %j', async (fault) => {
    setFault({ path: '/subscriptions-products', fault });
    const desk = await open('0123456');
    expect(stateOf(desk)).toMatchObject({ load: 'failed', subscriptions: [] });
    clearFaults();
    expect(stateOf(await open('0123456', null, desk))).toMatchObject({ load: 'loaded' });
  });

  it('are none for a customer without any', async () => {
    expect(stateOf(await open('0110001'))).toMatchObject({ load: 'loaded', subscriptions: [] });
  });
});

describe('a cancellation in the list (REQ G2.4, G5.1)', () => {
  const statusOf = (desk: Desk) =>
    stateOf(desk).subscriptions.find(({ aboInfo }) => aboInfo.aboNumber === '7000001')?.status.type;

  it('is shown as being processed until the list says that it is done', async () => {
    const desk = await open('0123456');
    const [active] = stateOf(desk).subscriptions;
    if (active === undefined) throw new Error('there is no subscription');
    desk.dispatch(subscriptionActions.cancellationOpened(active));
    desk.dispatch(subscriptionActions.cancelRequested('NO_MORE_NEED'));
    await vi.waitFor(() => {
      expect(statusOf(desk)).toBe('IN_PROGRESS');
    });
    currentWorld().db.advance(1);
    await vi.waitFor(() => {
      expect(statusOf(desk)).toBe('CANCELED');
    });
    // Sends no further request.
    const seen = listsSeen().length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listsSeen()).toHaveLength(seen);
  });

  it('is followed only while the list is on the screen', async () => {
    const desk = await open('0123456');
    desk.dispatch(listLeft());
    const seen = listsSeen().length;
    desk.dispatch(
      subscriptionActions.subscriptionChanged({
        id: 'abo-7000001',
        name: '7000001',
        changes: null,
        change: 'canceled',
      }),
    );
    await desk.rest();
    expect(listsSeen()).toHaveLength(seen);
  });
});
