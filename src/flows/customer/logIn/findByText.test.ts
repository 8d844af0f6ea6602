import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';

startStandIn();

async function looked(text: string, options?: DeskOptions, desk = openDesk(options)): Promise<Desk> {
  desk.dispatch(customerSearchActions.lookupRequested(text));
  await desk.rest();
  return desk;
}
const askedFor = ({ getState }: Desk) => {
  const { login } = getState().customer;
  return login.phase === 'asking' ? login.customer.externalCustomerId : login.phase;
};
const namesOf = ({ getState }: Desk) => {
  const { result } = getState().customerSearch;
  return result.status === 'found' ? result.customers.map(({ firstName }) => firstName) : result.status;
};

describe('a text in the customer field (REQ B1.1, B1.3, B1.8, DECISIONS 129)', () => {
  it.each(['Kd-Nr. 0123.456, bitte 2x 432-011-001', 'Auftragsnummer 1000000001', '1000000001'])(
    '%j logs the customer in',
    async (text) => {
      const desk = await looked(text);
      expect(askedFor(desk)).toBe('0123456');
      expect(desk.getState().customerSearch.open).toBe(false);
    },
  );

  it('that names a recent customer of the session loads them again', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    await desk.logIn('0123456');
    const { recent } = desk.getState().customer;
    const name = recent.find(({ customer }) => customer.externalCustomerId === '0110001')?.name ?? '';
    await looked(name.toLowerCase(), {}, desk);
    expect(askedFor(desk)).toBe('0110001');
  });

  it('that is an e-mail address lists who has it (REQ B8.3, DECISIONS 131)', async () => {
    const desk = await looked('Erika <erika.musterfrau@example.com>');
    expect(desk.getState().customerSearch.open).toBe(true);
    expect(namesOf(desk)).toEqual(['Erika']);
    expect(namesOf(await looked('nobody@example.com'))).toEqual([]);
  });

  it('that has three fields of the search, searches at once', async () => {
    const desk = await looked('Musterfrau, Erika, Köln');
    expect(namesOf(desk)).toEqual(['Erika']);
    expect(desk.getState().customerSearch).toMatchObject({ open: true, takesFocus: false });
  });

  it.each([
    ['Erika Musterfrau', { firstName: 'Erika', lastName: 'Musterfrau', city: '' }],
    // No operation searches by a phone number (DECISIONS 130).
    ['+49 221 4711080', { firstName: '', lastName: '', city: '' }],
  ])('%j opens the search with what is known', async (text, criteria) => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.searchEnded({ status: 'found', customers: [] }));
    await looked(text, {}, desk);
    expect(desk.getState().customerSearch).toMatchObject({
      open: true,
      takesFocus: true,
      criteria,
      result: { status: 'none' },
    });
    expect(requestsSeen().some(({ operation }) => operation === 'searchCustomers')).toBe(false);
  });

  it.each(['12345', 'abc', '432011001'])('%j stays an invalid customer number', async (text) => {
    const desk = await looked(text);
    expect(desk.getState().customer.login).toEqual({ phase: 'invalidNumber', reason: 'invalid' });
    expect(desk.getState().customer.numberField).toBe(text);
  });

  it('shows the search where the order has no customer, with its number to correct', async () => {
    const desk = await looked('1999999999');
    expect(desk.getState().customerSearch).toMatchObject({
      open: true,
      takesFocus: false,
      orderNumber: '1999999999',
      result: { status: 'orderNotFound' },
    });
  });

  it('opens the search by name instead of the order without the area for it (REQ A3.6)', async () => {
    const desk = await looked('1000000001', { allowed: { limelightSearch: false } });
    expect(desk.getState().customerSearch).toMatchObject({ open: true, takesFocus: true });
    expect(requestsSeen().some(({ path }) => path.includes('search-order-info'))).toBe(false);
  });

  it.each([{ kind: 'reset' }, { kind: 'status', status: 503 }, { kind: 'html' }, { kind: 'json', body: {} }] as const)(
    'says that the search by e-mail address failed: %j',
    async (fault) => {
      setFault({ path: 'fetch-customer-by-email', fault });
      expect(namesOf(await looked('erika.musterfrau@example.com'))).toBe('INTERNAL_SERVER_ERROR');
    },
  );

  it('is cancelled by a newer search', async () => {
    const desk = openDesk();
    setFault({ path: 'fetch-customer-by-email', times: 1, fault: { kind: 'delay', milliseconds: 60 } });
    desk.dispatch(customerSearchActions.lookupRequested('erika.musterfrau@example.com'));
    await expect.poll(() => namesOf(desk)).toBe('running');
    await looked('Anke Meier, Neusser Straße 10, 50670 Köln', {}, desk);
    expect(namesOf(desk)).toEqual(['Anke']);
  });
});
