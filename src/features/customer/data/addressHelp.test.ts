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

test('a city is pending until its postcode is answered, also where the keys before it have waited for the code with it', async () => {
  const desk = openDesk();
  const found: (readonly string[])[] = [];
  desk.store.subscribe(() => {
    const { isCityPending, cities } = desk.getState().customerData.help;
    if (!isCityPending) found.push(cities);
  });
  desk.dispatch(customerDataActions.citiesRequested({ zipCode: '', country: 'DE' }));
  desk.dispatch(customerDataActions.citiesRequested({ zipCode: '5066', country: 'DE' }));
  found.length = 0;
  desk.dispatch(customerDataActions.citiesRequested({ zipCode: '50668', country: 'DE' }));
  await expect.poll(() => found).toEqual([['Köln']]);
  desk.dispatch(customerDataActions.citiesRequested({ zipCode: '5066', country: 'DE' }));
  expect(found).toEqual([['Köln'], []]);
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
