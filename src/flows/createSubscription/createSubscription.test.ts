import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { reloaded } from '~/app/journal/testing/reloaded';
import { journalOf } from '~/app/journal/callJournal';
import { berlinDay } from '~/domain/common/berlinTime';
import type { NewSubscription } from '~/domain/subscription/subscription';
import { aNewSubscription } from '~/domain/testing/aSubscription';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { clearFaults, requestsSeen, resetWorld, setFault } from '../../../mocks/node.ts';

startStandIn();

const { dialogClosed, subscriptionRequested, submitRequested, draftEdited } = newSubscriptionActions;

async function open(sku: string, options: DeskOptions = {}, desk = openDesk(options)): Promise<Desk> {
  desk.dispatch(subscriptionRequested({ sku, quantity: 1 }));
  await desk.rest();
  return desk;
}

const stateOf = (desk: Desk) => desk.getState().newSubscription;
const created = () => requestsSeen().filter(({ operation }) => operation === 'createSubscription');
const create = async (desk: Desk, overrides: Partial<NewSubscription> = {}): Promise<void> => {
  desk.dispatch(submitRequested({ subscription: aNewSubscription(overrides), deliveryProductNo: '443015' }));
  await desk.rest();
};

describe('the product of a new subscription (REQ A6.6, G1.1)', () => {
  it.each([
    ['543015001', '543015', '543015001'],
    // The product that is ordered directly names its subscription product.
    ['443015001', '543015', '543015001'],
  ])('%s: %s', async (asked, baseProductNo, sku) => {
    const state = stateOf(await open(asked));
    expect(state).toMatchObject({ phase: 'editing', product: { baseProductNo }, draft: { terms: { sku } } });
  });

  it.each([
    ['454740001', 'notBySubscription'],
    ['999999001', 'notFound'],
  ])('%s: %s', async (asked, reason) => {
    expect(stateOf(await open(asked))).toMatchObject({ phase: 'notPossible', reason });
  });

  it('by its status when the flag is off', async () => {
    const flags = { subscriptionLinkBySubscriptionInfo: false };
    expect(stateOf(await open('543015001', { flags })).phase).toBe('editing');
  });

  it('of another country is named', async () => {
    const desk = openDesk({ country: 'CH' });
    expect(stateOf(await open('543015001', {}, desk))).toMatchObject({ phase: 'notPossible', reason: 'wrongCountry' });
  });

  it('that cannot be loaded can be asked for again', async () => {
    setFault({ service: 'product', fault: { kind: 'status', status: 503 } });
    const desk = await open('543015001');
    expect(stateOf(desk)).toMatchObject({ phase: 'notPossible', reason: 'failed' });
    clearFaults();
    expect(stateOf(await open('543015001', {}, desk)).phase).toBe('editing');
  });
});

describe('creating a subscription (REQ G1.1, G1.4)', () => {
  it.each([
    ['without times', {}],
    ['that names days alone', { value: berlinDay(new Date()) }],
  ])(
    'whose answer is lost is found in a list %s, so that it is not created twice (QUALITY 9)',
    async (_list, changed) => {
      const desk = openDesk();
      await desk.logIn('0123456');
      await open('543015001', {}, desk);
      const fields = ['result[].created_at'];
      setFault({ path: '/subscriptions-products', fault: { kind: 'fields', fields, ...changed } });
      setFault({ path: '/subscription-product', method: 'POST', fault: { kind: 'reset', after: 'after' }, times: 1 });
      await create(desk);
      expect(stateOf(desk)).toMatchObject({ phase: 'created' });
      expect(created()).toHaveLength(1);
    },
  );

  it('sends it once, takes the line of its product out of the basket and keeps the others', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('443015001');
    await desk.enter('432011001');
    await open('443015001', {}, desk);
    desk.dispatch(submitRequested({ subscription: aNewSubscription(), deliveryProductNo: '443015' }));
    await create(desk);
    expect(created()).toHaveLength(1);
    expect(stateOf(desk)).toMatchObject({ phase: 'created', subscription: { externalCustomerId: '0123456' } });
    expect(desk.lines()).toEqual(['432011001*1']);
  });

  it('that the service refuses keeps what was entered and says why', async () => {
    const desk = await open('543015001');
    await create(desk, { externalCustomerId: '0999999' });
    expect(stateOf(desk)).toMatchObject({ phase: 'editing', attempt: { status: 'refused' } });
    await create(desk);
    expect(stateOf(desk).phase).toBe('created');
  });

  it('that the service names as failed is not told as created, keeps its line, and can be sent again', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('443015001');
    await open('443015001', {}, desk);
    const value = { type: 'FAILED', failure: 'deviant_customer_data' };
    const fault = { kind: 'fields', fields: ['status'], value } as const;
    setFault({ path: '/subscription-product', method: 'POST', fault, times: 1 });
    await create(desk);
    expect(stateOf(desk)).toMatchObject({ attempt: { status: 'failed', failure: 'deviant_customer_data' } });
    expect(desk.lines()).toEqual(['443015001*1']);
    await create(desk);
    expect(stateOf(desk).phase).toBe('created');
  });

  it('that the answer does not contain is the one of the list, also where it has failed there', async () => {
    setFault({ path: '/subscription-product', method: 'POST', fault: { kind: 'empty', after: 'after' } });
    const desk = await open('543015001');
    await create(desk);
    expect(stateOf(desk)).toMatchObject({ phase: 'created', subscription: { externalCustomerId: '0123456' } });
    const again = await open('543015001', {}, desk);
    const fields = ['result[].status.type'];
    setFault({ path: '/subscriptions-products', fault: { kind: 'fields', fields, value: 'FAILED' } });
    await create(again);
    expect(stateOf(again)).toMatchObject({ phase: 'editing', attempt: { status: 'failed' } });
  });

  it('is found by the time of its status where the list has no other and was not read before', async () => {
    resetWorld('bare');
    const desk = await open('543015001');
    setFault({ path: '/subscriptions-products', fault: { kind: 'status', status: 500 }, times: 1 });
    setFault({ path: '/subscription-product', method: 'POST', fault: { kind: 'drop', after: 'after' }, times: 1 });
    await create(desk);
    expect(stateOf(desk).phase).toBe('created');
    expect(created()).toHaveLength(1);
  });

  it.each(['reset', 'drop', 'truncate'] as const)(
    'whose response is lost after it arrived is found in the list: %s',
    async (kind) => {
      const desk = await open('543015001');
      setFault({ path: '/subscription-product', fault: { kind, after: 'after' }, times: 1 });
      await create(desk);
      expect(stateOf(desk).phase).toBe('created');
      expect(created()).toHaveLength(1);
    },
  );

  it('whose answer does not arrive has an unknown outcome, and is sent again only after the list was read', async () => {
    const desk = await open('543015001');
    setFault({ path: '/subscription-product', fault: { kind: 'reset' }, times: 1 });
    await create(desk);
    expect(stateOf(desk)).toMatchObject({ phase: 'editing', attempt: { status: 'unknown' } });
    // Neither failure of the look-up shows whether the subscription was created.
    for (const status of [503, 401]) {
      setFault({ path: '/subscriptions-products', fault: { kind: 'status', status } });
      await create(desk);
      expect(stateOf(desk)).toMatchObject({ phase: 'editing', attempt: { status: 'unknown' } });
      expect(created()).toHaveLength(1);
      clearFaults();
    }
    await create(desk);
    expect(created()).toHaveLength(2);
    expect(stateOf(desk).phase).toBe('created');
  });
});

it('a creation whose first read the end of the session stopped is told after the sign-in', async () => {
  const desk = await open('543015001');
  setFault({ path: '/subscriptions-products', times: 2, fault: { kind: 'status', status: 401 } });
  await create(desk);
  expect(takeUndone()).toHaveLength(1);
  expect(stateOf(desk)).toMatchObject({ phase: 'editing', attempt: { status: 'refused' } });
  expect(created()).toHaveLength(0);
});

describe('a reload (QUALITY 10)', () => {
  it('while the request is in flight creates nothing twice', async () => {
    const desk = await open('543015001');
    setFault({ path: '/subscription-product', fault: { kind: 'stall', after: 'after' }, times: 1 });
    desk.dispatch(submitRequested({ subscription: aNewSubscription(), deliveryProductNo: '443015' }));
    await vi.waitFor(() => {
      expect(created()).toHaveLength(1);
    });
    const again = await reloaded(desk);
    expect(stateOf(again)).toMatchObject({ phase: 'editing', attempt: { status: 'unknown' } });
    await create(again, { aboInfo: { ...aNewSubscription().aboInfo, rotation: 'SIX_MONTHS' } });
    expect(created()).toHaveLength(1);
    expect(stateOf(again)).toMatchObject({ phase: 'created', subscription: { aboInfo: { rotation: 'TWO_MONTHS' } } });
  });

  it.each([
    [{ kind: 'prefilled' }, { kind: 'prefilled' }, false],
    [
      { kind: 'entered', accountHolder: 'Erika', iban: 'DE89370400440532013000', bankName: 'Bank' },
      { kind: 'missing' },
      true,
    ],
  ] as const)('keeps terms, address and payment, without typed bank details: %j', async (bank, kept, isBankLost) => {
    const desk = await open('543015001');
    const state = stateOf(desk);
    if (state.phase !== 'editing') throw new Error(state.phase);
    const terms = { ...state.draft.terms, quantity: '3', rotation: 'SIX_MONTHS' } as const;
    const chosen = { customerNumber: '0123456', addressId: 'second' };
    const checkout = { ...chosen, payment: { method: 'DIRECT_DEBIT', bank }, isBankLost: false } as const;
    desk.dispatch(draftEdited({ terms, checkout }));
    expect(JSON.stringify(journalOf(desk.getState(), new Date()))).not.toContain('DE8937');
    expect(stateOf(await reloaded(desk))).toMatchObject({
      phase: 'editing',
      product: { baseProductNo: '543015' },
      draft: { terms, checkout: { ...chosen, payment: { method: 'DIRECT_DEBIT', bank: kept }, isBankLost } },
    });
  });
});

describe('a form that was closed while no answer names the outcome (QUALITY 9)', () => {
  it.each([
    ['opened again', (desk: Desk) => Promise.resolve(desk)],
    ['opened again after a reload', reloaded],
    ['opened again after another article', (desk: Desk) => open('454740001', {}, desk)],
  ])('%s: what was sent is looked up before anything is sent', async (_name, meanwhile) => {
    const desk = await open('543015001');
    setFault({ path: '/subscriptions-products', fault: { kind: 'status', status: 500 } });
    setFault({ path: '/subscription-product', method: 'POST', fault: { kind: 'drop', after: 'after' }, times: 1 });
    await create(desk);
    expect(stateOf(desk)).toMatchObject({ phase: 'editing', attempt: { status: 'unknown' } });
    desk.dispatch(dialogClosed());
    clearFaults();
    const again = await open('543015001', {}, await meanwhile(desk));
    expect(stateOf(again)).toMatchObject({ phase: 'editing', attempt: { status: 'unknown' } });
    await create(again);
    expect(stateOf(again)).toMatchObject({ phase: 'created', unsettled: [] });
    expect(created()).toHaveLength(1);
  });
});
