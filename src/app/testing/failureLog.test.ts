import { afterAll, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { bodiesSentTo } from '~/flows/testing/customerForms';
import { onRequestFailed } from '~/services/http/httpEvents';
import { logFailure } from '~/services/loggingService/loggingService';
import { requestsSeen } from '../../../mocks/node.ts';
import { startStandIn } from './aDesk';
import { customerDeskActions } from './customerDeskActions';
import { injectFault } from './faultMatrix';
import { orderDeskActions } from './orderDeskActions';
import { savingDeskActions } from './savingDeskActions';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();
// As the application does at its start.
afterAll(onRequestFailed(logFailure));

/** Failed address suggestions are not logged (REQ A12.3); the address check is answered with suggestions, too. */
const unlogged = ['checkAddress', 'suggestAddresses'];
const deskActions = Object.entries({ ...customerDeskActions, ...savingDeskActions, ...orderDeskActions });

describe('a service that is down (REQ A12.1, QUALITY 20)', () => {
  it.each(deskActions)('%s is logged once for each request, without personal data', async (name, action) => {
    const desk = await action.prepare();
    const logged = bodiesSentTo('/services/logging');
    injectFault(name, { kind: 'json', status: 503, body: { detail: 'Erika Musterfrau', email: 'erika@example.de' } });
    const seen = requestsSeen().length;
    action.act(desk);
    const failed = () =>
      requestsSeen()
        .slice(seen)
        .filter(({ operation }) => operation === name);
    // Waits for the request, which may be debounced: before it is sent, the state may already equal one of the outcomes below.
    await expect.poll(() => failed().length).toBeGreaterThan(0);
    await expect.poll(() => [...action.bad, action.good].includes(action.outcome(desk))).toBe(true);
    await desk.rest();
    const expected = unlogged.includes(name) ? [] : failed().map(() => ({ level: 'error', context: { status: 503 } }));
    await expect.poll(() => logged.filter(({ level }) => level !== 'info')).toMatchObject(expected);
    expect(JSON.stringify(logged)).not.toMatch(/Erika|Muster|@|DE89|Köl|\/0123456/);
  });
});
