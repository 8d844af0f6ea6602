import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { complaintActions } from '~/features/order/complaint/complaintSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { currentWorld } from '../../../mocks/node.ts';
import { NewCallContext, type NewCall } from './newCallContext';
import { OrderDisplayRoute } from './OrderDisplayRoute';

startStandIn();
beforeEach(() => startI18n('de'));

it.each([
  ['Auftrag neu anlegen', '1300000252', recreationActions.recreateRequested],
  ['Reklamation', '1300000203', complaintActions.claimRequested],
] as const)(
  '%s of a customer from abroad begins a call in the country of the customer (REQ B2.3)',
  async (name, number, begun) => {
    const record = currentWorld().db.orders.find(number);
    const { order } = record ?? {};
    if (order === undefined) throw new Error(`no order ${number}`);
    record?.replace({ ...order, customer: { ...order.customer, country_code: 'AT' } });
    const newCall = vi.fn<NewCall>();
    const router = createMemoryRouter([{ path: '/orders/:id', Component: OrderDisplayRoute }], {
      initialEntries: [`/orders/${number}`],
    });
    render(
      <Provider store={openDesk().store}>
        <NewCallContext value={newCall}>
          <RouterProvider router={router} />
        </NewCallContext>
      </Provider>,
    );
    await screen.findByRole('region', { name: 'Auftragsinformation' });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(newCall.mock.calls).toMatchObject([[{ country: 'AT', first: [{ type: begun.type }] }]]);
  },
);
