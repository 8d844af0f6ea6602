import { expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';

startStandIn();

const takenOverFrom = ({ getState }: Desk) => getState().basket.takenOverFrom;

it('keeps the articles when another customer is loaded, and names the previous customer', async () => {
  const desk = await readyDesk();
  expect(takenOverFrom(desk)).toBeNull();
  await desk.logIn('0110001');
  expect(takenOverFrom(desk)).toBe('Erika Musterfrau');
  expect(desk.lines()).toEqual(['432011001*1']);
  // The agent has not confirmed them for this customer yet.
  await desk.logIn('0700003');
  expect(takenOverFrom(desk)).toBe('Erika Musterfrau');
});

it('names nobody for an empty basket, the same customer or the first one', async () => {
  const desk = openDesk();
  await desk.enter('432011001');
  await desk.logIn('0123456');
  expect(takenOverFrom(desk)).toBeNull();
  await desk.logIn('0123456');
  expect(takenOverFrom(desk)).toBeNull();
  await desk.remove('432011001');
  await desk.logIn('0110001');
  expect(takenOverFrom(desk)).toBeNull();
});

it('names nobody after the order', async () => {
  const desk = await readyDesk();
  await desk.logIn('0110001');
  await desk.pay('INVOICE');
  await desk.submit();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(takenOverFrom(desk)).toBeNull();
});
