import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { creditCheckActions } from './creditCheckSlice';

startStandIn();

async function check(number: string, desk = openDesk()): Promise<Desk> {
  desk.dispatch(creditCheckActions.numberTyped(number));
  desk.dispatch(creditCheckActions.checkRequested());
  await desk.rest();
  return desk;
}

const resultOf = (desk: Desk) => desk.getState().creditCheck.result;

describe('the creditworthiness check (REQ B16.1)', () => {
  it.each([
    ['0110003', { blocks: ['DUNNING_LEVEL_2'], dunningLevel: 2, creditLimit: 0, orderRestriction: null }],
    ['0110007', { blocks: ['CREDIT_LIMIT'], dunningLevel: 0, creditLimit: 100_00, orderRestriction: null }],
    [' 012 34 57 ', { blocks: [], dunningLevel: 0, creditLimit: 2500_00, orderRestriction: 'FRAUD' }],
  ])('returns the standing of the customer %s', async (number, standing) => {
    const desk = await check(number);
    expect(resultOf(desk)).toMatchObject({
      phase: 'loaded',
      customerNumber: number.replaceAll(' ', ''),
      standing,
    });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['123456', 'invalid'],
    ['0012345', 'invalid'],
    ['012345', 'invalid'],
  ])('sends no request for the number %j', async (number, reason) => {
    const desk = await check(number);
    expect(resultOf(desk)).toEqual({ phase: 'invalidNumber', reason });
    expect(requestsSeen()).toEqual([]);
  });

  it('reports an unknown customer', async () => {
    expect(resultOf(await check('0999999'))).toEqual({ phase: 'notFound', customerNumber: '0999999' });
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }, { kind: 'json', body: {} }] as const)(
    'that failed keeps the number and can be retried: %j',
    async (fault) => {
      setFault({ service: 'customer', fault, times: 1 });
      const desk = await check('0123456');
      expect(desk.getState().creditCheck).toEqual({
        numberField: '0123456',
        result: { phase: 'failed', customerNumber: '0123456' },
      });
      expect(desk.notices).toEqual([]);
      desk.dispatch(creditCheckActions.checkRequested());
      expect((await desk.rest()).creditCheck.result.phase).toBe('loaded');
    },
  );

  it('cancels the older check when a newer number is submitted, for any order of the answers', async () => {
    const desk = openDesk();
    setFault({ service: 'customer', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(creditCheckActions.numberTyped('0110003'));
    desk.dispatch(creditCheckActions.checkRequested());
    await check('0110007', desk);
    await desk.answered();
    expect(resultOf(desk)).toMatchObject({ phase: 'loaded', customerNumber: '0110007' });
  });

  it('never shows an answer for another number, during or after loading', async () => {
    const desk = openDesk();
    setFault({ service: 'customer', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(creditCheckActions.numberTyped('0110003'));
    desk.dispatch(creditCheckActions.checkRequested());
    desk.dispatch(creditCheckActions.numberTyped('011000'));
    await desk.answered();
    expect(resultOf(desk)).toEqual({ phase: 'none' });
    await check('0110003', desk);
    desk.dispatch(creditCheckActions.numberTyped('0110007'));
    expect(resultOf(desk)).toEqual({ phase: 'none' });
  });

  it('shows no old result when the screen is opened again', async () => {
    const desk = await check('0110003');
    desk.dispatch(creditCheckActions.checkLeft());
    expect(desk.getState().creditCheck).toEqual({ numberField: '0110003', result: { phase: 'none' } });
  });
});
