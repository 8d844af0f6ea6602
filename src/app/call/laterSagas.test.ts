import { describe, expect, it } from 'vitest';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { callsSeen } from '../../../mocks/node.ts';
import { openDesk, startStandIn } from '~/app/testing/aDesk';

startStandIn();

describe('what takes the order is loaded when it is needed', () => {
  it('and an article that brought it is added once', async () => {
    const desk = openDesk({ laterSagas: 'whenNeeded' });
    await desk.enter('432011001');
    await desk.enter('443015001*2');
    expect(desk.lines()).toEqual(['432011001*1', '443015001*2']);
    expect(callsSeen().filter(({ call }) => /BasketWithItem|BasketItem$/.test(call))).toHaveLength(2);
  });

  it('and a customer who brought it gets an offer, and an order', async () => {
    const desk = openDesk({ laterSagas: 'whenNeeded' });
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await expect.poll(() => desk.getState().offer.status).toBe('current');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('what looks after a customer is loaded when it is needed', () => {
  it('and takes what was asked for before it was there, once', async () => {
    const desk = openDesk({ laterSagas: 'whenNeeded' });
    for (const [field, text] of [
      ['lastName', 'Mei*'],
      ['firstName', 'An*'],
      ['city', 'Köl'],
    ] as const) {
      desk.dispatch(customerSearchActions.criterionTyped({ field, text }));
    }
    desk.dispatch(customerSearchActions.searchRequested());
    const { result } = (await desk.rest()).customerSearch;
    expect(result).toMatchObject({ status: 'found', customers: [{ lastName: 'Meier' }] });
    expect(callsSeen().filter(({ call }) => call === 'searchCustomers')).toHaveLength(1);
  });

  it('and the last of several wishes wins, as if it had been there', async () => {
    const desk = openDesk({ laterSagas: 'whenNeeded' });
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.searchRequested());
    desk.dispatch(customerSearchActions.closed());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(desk.getState().customerSearch).toMatchObject({ open: false, result: { status: 'none' } });
  });

  it('and goes on working afterwards', async () => {
    const desk = openDesk({ laterSagas: 'whenNeeded' });
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.citiesRequested('50668'));
    await expect.poll(() => desk.getState().customerData.help.cities).toEqual(['Köln']);
    desk.dispatch(customerDataActions.citiesRequested('04109'));
    await expect.poll(() => desk.getState().customerData.help.cities).toEqual(['Leipzig']);
  });
});
