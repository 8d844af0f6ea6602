// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { readyDesk, startStandIn } from '~/app/testing/aDesk';
import { orderActions } from '~/features/order/place/orderSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../../mocks/node.ts';
import { OrderEntryPage } from './OrderEntryPage';

const confirmation = vi.hoisted(() => ({ loads: 0 }));
vi.mock('./OrderConfirmation', async (load) => {
  confirmation.loads += 1;
  return load();
});

setLimits({ loadAheadDelay: 600_000 });
startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

it('the code of the confirmation loads beside the requests of the submission, not after them (PERFORMANCE)', async () => {
  const desk = await readyDesk();
  const page = <OrderEntryPage onNewSession={() => undefined} leftCallLine={null} onCountrySwitch={() => undefined} />;
  const router = createMemoryRouter([{ path: '/orderapp', element: page }], { initialEntries: ['/orderapp'] });
  render(
    <Provider store={desk.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => desk.rest());
  expect(confirmation.loads).toBe(0);
  const refusal = { type: '/dpl/order/errors/x', key: 'x', title: 'x', status: 400, detail: 'Sagt der Dienst.' };
  setFault({ path: 'order-pre-check', times: 1, fault: { kind: 'json', status: 400, body: refusal } });
  desk.dispatch(orderActions.submitRequested());
  await act(() => desk.rest());
  expect(desk.getState().order.phase).toBe('refused');
  expect(confirmation.loads).toBe(1);
});
