import { expect, test } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { setFault } from '../../../mocks/node.ts';
import { customerDataActions } from './customerDataSlice';

startStandIn();

/** Delays the answer. */
const late = { kind: 'delay', milliseconds: 60 } as const;
const afterTheLateAnswer = () => new Promise((resolve) => setTimeout(resolve, 150));

test('suggestions that arrive after their form was closed are not shown in the next one', async () => {
  const { dispatch, getState } = openDesk();
  dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
  setFault({ path: '/city-suggestions', fault: late });
  dispatch(customerDataActions.citiesRequested('50668'));
  dispatch(customerDataActions.formCancelled());
  dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
  await afterTheLateAnswer();
  expect(getState().customerData.help.cities).toEqual([]);
});
