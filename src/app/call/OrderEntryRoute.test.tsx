import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { NewCallContext } from '~/app/shell/newCallContext';
import { recreatedOrderOf } from '~/domain/order/recreation';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { orderEntryVariants } from '~/features/call/callSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { startI18n } from '~/shared/i18n/i18n';
import { OrderEntryRoute, SwissOrderEntryRoute } from './OrderEntryRoute';

startStandIn();
beforeEach(() => startI18n('de'));

it.each(orderEntryVariants)(
  'the order entry shows what is taken over from a rejected order, and what can be done about the rest: %s (REQ D3.2)',
  async (variant) => {
    const desk = openDesk({ variant, ...(variant === 'swiss' && { country: 'CH' }) });
    const outcome = await loadDisplayedOrder('1300000252');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    desk.dispatch(recreationActions.recreateRequested(recreatedOrderOf(outcome.order, outcome.details)));
    const router = createMemoryRouter(
      [
        { path: orderEntryPath('standard'), Component: OrderEntryRoute },
        { path: orderEntryPath('swiss'), Component: SwissOrderEntryRoute },
      ],
      { initialEntries: [orderEntryPath(variant)] },
    );
    render(
      <Provider store={desk.store}>
        <NewCallContext value={() => undefined}>
          <RouterProvider router={router} />
        </NewCallContext>
      </Provider>,
    );
    expect(await screen.findByRole('region', { name: 'Neu angelegter Auftrag', hidden: true })).toHaveTextContent(
      'Auftrag 1300000252 wird neu angelegt',
    );
  },
);
