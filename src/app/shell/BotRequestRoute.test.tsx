import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AgentStoreContext } from '~/features/auth/agentContext';
import { authActions, authSlice } from '~/features/auth/authSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { openDesk, startStandIn, type DeskOptions } from '~/app/testing/aDesk';
import { setFault } from '../../../mocks/node.ts';
import { BotRequestRoute } from './BotRequestRoute';
import { NewCallContext, type NewCall } from './newCallContext';

startStandIn();
beforeEach(() => startI18n('de'));

function open(options: DeskOptions = {}) {
  const newCall = vi.fn<NewCall>();
  const desk = openDesk(options);
  const store = configureStore({ reducer: { auth: authSlice.reducer } });
  store.dispatch(
    authActions.signedIn({ username: 'abeispiel', fullName: 'Anna Beispiel', roles: ['OrderManagementRole'] }),
  );
  render(
    <Provider store={store} context={AgentStoreContext}>
      <Provider store={desk.store}>
        <NewCallContext value={newCall}>
          <MemoryRouter initialEntries={['/bot-request?number=8006']}>
            <BotRequestRoute />
          </MemoryRouter>
        </NewCallContext>
      </Provider>
    </Provider>,
  );
  return { desk, newCall };
}

it.each<DeskOptions>([{}, { variant: 'swiss', country: 'CH' }])(
  'begins a new call with the customer, out of the call %j as well',
  async (running) => {
    const { desk, newCall } = open(running);
    fireEvent.click(await screen.findByRole('button', { name: 'Bestellannahme mit diesem Kunden' }));
    expect(newCall).toHaveBeenCalledExactlyOnceWith({
      variant: 'standard',
      first: [customerActions.loginRequested('0123456')],
    });
    expect(desk.getState().customer.login).toEqual({ phase: 'idle' });
  },
);

it('offers the same with the customer of the order that the bot names', async () => {
  const body = { code: 'ERROR_TRACKING', authenticated: false, external_order_id: '1000000001' };
  setFault({ service: 'call-centre', fault: { kind: 'json', body }, times: 1 });
  const { newCall } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Bestellannahme mit diesem Kunden' }));
  expect(screen.getByRole('region')).toHaveTextContent('0123456 · aus dem Auftrag');
  expect(newCall).toHaveBeenCalledOnce();
});
