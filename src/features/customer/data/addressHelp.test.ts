import { expect, test } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { setFault } from '../../../../mocks/node.ts';
import { customerDataActions } from './customerDataSlice';

startStandIn();

/** Delays the answer. */
const late = { kind: 'delay', milliseconds: 60 } as const;

test('suggestions that arrive after their form was closed are not shown in the next one', async () => {
  const desk = openDesk();
  const { dispatch, getState } = desk;
  dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
  setFault({ path: '/city-suggestions', fault: late });
  dispatch(customerDataActions.citiesRequested({ zipCode: '50668', country: 'DE' }));
  dispatch(customerDataActions.formCancelled());
  dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
  await desk.answered();
  expect(getState().customerData.help.cities).toEqual([]);
});

test.each([
  ['CH', 'DE', '8001', 'Bahnhof', 'Zürich', 'Bahnhofstrasse'],
  ['DE', 'CH', '04109', 'Eich', 'Leipzig', 'Eichenweg'],
] as const)('are those of an address in %s in a call of %s', async (country, call, zipCode, typed, city, street) => {
  const desk = openDesk({ country: call });
  desk.dispatch(customerDataActions.citiesRequested({ zipCode, country }));
  desk.dispatch(customerDataActions.streetsRequested({ street: typed, zipCode, city: '', country }));
  await expect.poll(() => desk.getState().customerData.help).toMatchObject({ cities: [city], streets: [{ street }] });
});
