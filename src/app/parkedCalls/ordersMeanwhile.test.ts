// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import type { ParkedMark } from '~/features/call/parkedMark';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { pastNotices } from '~/shared/notify/notices';
import { closeCall, openCall } from '~/app/call/currentCall';
import { currentCountry } from '~/app/session/currentCountry';
import { currentCall } from '~/app/call/runningCall';
import { connectToStandIn, startStandIn } from '~/app/testing/aDesk';
import { requestsSeen } from '../../../mocks/node.ts';
import { nameOrdersMeanwhile } from './ordersMeanwhile';

startStandIn();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };
const customer = '0123456';
const mark: ParkedMark = {
  reason: 'callsBack',
  text: '',
  dueAt: null,
  parkedAt: new Date().toISOString(),
  name: 'Erika Musterfrau',
  customerNumber: customer,
  total: null,
  path: '/orderapp',
};
const shown = () => currentCall()?.id ?? '';
const named = () => pastNotices.map(({ notice: { text } }) => ('params' in text ? text.params?.orders : text));

beforeEach(async () => {
  connectToStandIn(currentCountry);
  await openCall(agent);
});
afterEach(async () => {
  await closeCall('chosen');
});

/** Just before the newest of the customer's orders was placed, so that the stand-in knows one that is later. */
async function beforeTheNewest() {
  const query = { externalCustomerId: customer, page: 1, size: 10, status: 'ALL', keywords: [] } as const;
  const [newest] = (await loadOrders(query)).orders;
  if (newest === undefined) throw new Error('no order');
  return { number: newest.number, parkedAt: new Date(Date.parse(newest.placedAt) - 2_000).toISOString() };
}

it('an order that was placed while a call was parked is named (DECISIONS 250)', async () => {
  const { number, parkedAt } = await beforeTheNewest();
  await nameOrdersMeanwhile(shown(), { ...mark, parkedAt });
  expect(named()).toEqual([expect.stringMatching(new RegExp(`^${number} \\(\\d\\d\\.\\d\\d\\., \\d\\d:\\d\\d\\)$`))]);
});

it('earlier orders, another call on the screen and a guest are not named (DECISIONS 250)', async () => {
  const { parkedAt } = await beforeTheNewest();
  await nameOrdersMeanwhile(shown(), mark);
  await nameOrdersMeanwhile('another call', { ...mark, parkedAt });
  const before = requestsSeen().length;
  await nameOrdersMeanwhile(shown(), { ...mark, parkedAt, customerNumber: null });
  expect(named()).toEqual([]);
  expect(requestsSeen()).toHaveLength(before);
});
