import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { callsSeen } from '../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from './testing/aDesk';
import { useCustomerFromAddress } from './useCustomerFromAddress';

startStandIn();

function Screen() {
  useCustomerFromAddress();
  return null;
}

function open(path: string, desk: Desk = openDesk()) {
  const router = createMemoryRouter([{ path: '/orderapp', Component: Screen }], {
    initialEntries: ['/', path],
    initialIndex: 1,
  });
  render(
    <StrictMode>
      <Provider store={desk.store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  return { desk, router };
}

describe('a customer whom the telephone system names in the address', () => {
  it.each([['0123456'], ['012%2034+56']])('%s is logged in; the number leaves address and history', async (number) => {
    const { desk, router } = open(`/orderapp?customer=${number}&x=1`);
    await waitFor(() => {
      expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    });
    expect(desk.getState().customer.numberField).toBe('0123456');
    expect(router.state.location).toMatchObject({ pathname: '/orderapp', search: '?x=1' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('without a valid number is refused at the field and asked of nobody', async () => {
    const { desk, router } = open('/orderapp?customer=4711');
    await waitFor(() => {
      expect(desk.getState().customer).toMatchObject({
        login: { phase: 'invalidNumber', reason: 'invalid' },
        numberField: '4711',
      });
    });
    expect(router.state.location.search).toBe('');
    expect(callsSeen()).toEqual([]);
  });

  it('without any number is nobody: nothing is said', async () => {
    const { desk, router } = open('/orderapp?customer=');
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(desk.getState().customer.login).toEqual({ phase: 'idle' });
  });

  it('takes the place of a caller whose data is saved already', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    open('/orderapp?customer=0123456', desk);
    await waitFor(() => {
      expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    });
    expect(desk.getState().customer.customer?.externalCustomerId).toBe('0110001');
  });
});
