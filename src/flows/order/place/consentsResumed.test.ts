import { describe, expect, it } from 'vitest';
import { reloaded } from '~/app/journal/testing/reloaded';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { bodiesSentTo } from '~/flows/testing/customerForms';
import { answeredDesk, answeredFor, both } from '~/flows/testing/consentDesk';
import { doIt } from '~/flows/testing/doIt';
import { holdBack } from '~/flows/testing/holdBack';
import { setFault } from '../../../../mocks/node.ts';

startStandIn();

const email = 'nina@example.com';
const isSaved = { answers: null, saving: { status: 'none' } };

async function knownOrder(): Promise<Desk> {
  const desk = await answeredDesk();
  await desk.submit();
  return desk;
}

const customers = {
  'a known customer': knownOrder,
  'a new customer': () => answeredFor('create', { ...both, email }),
  'a guest': () => answeredFor('guest', { ...both, emailMarketResearch: 'ALLOWED', email }),
} as const;

describe.each(Object.keys(customers) as (keyof typeof customers)[])('the consents of %s (REQ B5.5)', (whose) => {
  it('that were not saved after the order are sent again after a reload, once and for the same order', async () => {
    setFault({ path: 'market-research-consent', times: 1, fault: { kind: 'status', status: 500 } });
    const sent = bodiesSentTo('market-research-consent');
    const desk = await customers[whose]();
    expect(desk.getState().consent.saving.status).toBe('failed');
    const again = await reloaded(desk);
    await expect.poll(() => again.getState().consent).toMatchObject(isSaved);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    const third = await reloaded(again);
    await third.rest();
    expect(sent).toHaveLength(2);
  });
});

it('consents whose answer had not arrived when the page was left are sent again', async () => {
  const desk = await answeredDesk();
  setFault({ path: 'market-research-consent', times: 1, fault: { kind: 'stall' } });
  const sent = bodiesSentTo('market-research-consent');
  void desk.submit();
  await expect.poll(() => desk.getState().consent.saving.status).toBe('running');
  const again = await reloaded(desk);
  await expect.poll(() => again.getState().consent).toMatchObject(isSaved);
  expect(sent[1]).toEqual(sent[0]);
});

describe('answers that change after the order', () => {
  it('are what is saved where the first ones were not', async () => {
    setFault({ path: 'market-research-consent', times: 1, fault: { kind: 'status', status: 500 } });
    const desk = await knownOrder();
    const sent = bodiesSentTo('market-research-consent');
    desk.dispatch(consentActions.answered({ ...both, phoneMarketResearch: 'NOT_ALLOWED', phoneNumber: null }));
    await doIt(desk, consentActions.saveAgainRequested());
    const { order, consent } = desk.getState();
    const orderId = order.phase === 'confirmed' ? order.order.id : 'missing';
    expect(sent).toMatchObject([{ phone_market_research_consent: 'NOT_ALLOWED', order_id: orderId }]);
    expect(consent).toMatchObject(isSaved);
  });

  it('while the first ones are being saved are kept', async () => {
    const desk = await answeredDesk();
    const release = holdBack('market-research-consent');
    const submitted = desk.submit();
    await expect.poll(() => desk.getState().consent.saving.status).toBe('running');
    desk.dispatch(consentActions.answered({ ...both, phoneMarketResearch: 'NOT_ALLOWED', phoneNumber: null }));
    release();
    await submitted;
    await desk.answered();
    expect(desk.getState().consent).toMatchObject({
      answers: { phoneMarketResearch: 'NOT_ALLOWED' },
      saving: { status: 'none' },
    });
  });
});
