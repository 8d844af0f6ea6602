import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { requestsSeen } from '../../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { NewCallContext, type NewCall } from '~/app/shell/newCallContext';
import { useCustomerFromAddress } from './useCustomerFromAddress';

startStandIn();

function Screen() {
  useCustomerFromAddress();
  return null;
}

function open(path: string, desk: Desk = openDesk(), newCall: NewCall = () => undefined) {
  const router = createMemoryRouter([{ path: '/orderapp', Component: Screen }], {
    initialEntries: ['/', path],
    initialIndex: 1,
  });
  render(
    <StrictMode>
      <Provider store={desk.store}>
        <NewCallContext value={newCall}>
          <RouterProvider router={router} />
        </NewCallContext>
      </Provider>
    </StrictMode>,
  );
  return { desk, router };
}

describe('a customer number in the address', () => {
  it.each([['0123456'], ['012%2034+56']])('%s logs the customer in and is removed from the address', async (number) => {
    const { desk, router } = open(`/orderapp?customer=${number}&x=1`);
    await waitFor(() => {
      expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    });
    expect(desk.getState().customer.numberField).toBe('0123456');
    expect(router.state.location).toMatchObject({ pathname: '/orderapp', search: '?x=1' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is refused at the field without a request when it is invalid', async () => {
    const { desk, router } = open('/orderapp?customer=4711');
    await waitFor(() => {
      expect(desk.getState().customer).toMatchObject({
        login: { phase: 'invalidNumber', reason: 'invalid' },
        numberField: '4711',
      });
    });
    expect(router.state.location.search).toBe('');
    expect(requestsSeen()).toEqual([]);
  });

  it('is removed without a login when it is empty', async () => {
    const { desk, router } = open('/orderapp?customer=');
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(desk.getState().customer.login).toEqual({ phase: 'idle' });
  });

  it('starts a new call for the login when the current one has unsaved work', async () => {
    const desk = openDesk();
    await desk.enter('432011001');
    const newCall = vi.fn<NewCall>();
    open('/orderapp?customer=0123456', desk, newCall);
    await waitFor(() => {
      expect(newCall).toHaveBeenCalledExactlyOnceWith({ first: [customerActions.loginRequested('0123456')] });
    });
    expect(desk.getState().customer.login).toEqual({ phase: 'idle' });
  });
});
