import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { openDesk, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { threeArticles } from '~/flows/testing/editDesk';
import { EditHistoryPage } from '~/screens/order/edit/EditHistoryPage';
import { EditOrderPage } from '~/screens/order/edit/EditOrderPage';

/** Opens a desk with the edit screen of an order. */
export async function openEditScreen(orderId = threeArticles, options: DeskOptions = {}): Promise<Desk> {
  return showEdit(openDesk(options), orderId);
}

/** Renders the edit screen of an order and waits until it is open, or says why it is not. */
export async function showEdit(desk: Desk, orderId = threeArticles): Promise<Desk> {
  const router = createMemoryRouter(
    [
      { path: '/edit-order/:orderId', element: <EditOrderPage /> },
      { path: '/edited-order/history/:orderId', element: <EditHistoryPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/edit-order/${orderId}`] },
  );
  render(
    <Provider store={desk.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await desk.rest();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const { session, customer } = desk.getState().editOrder;
    const isGuest = session.phase === 'open' && session.originalOrder.externalCustomerId === null;
    expect(session.phase !== 'open' || isGuest || customer !== null).toBe(true);
  });
  return desk;
}

export const region = (name: string) => screen.getByRole('region', { name });
export const rowOf = (article: string) => within(region('Positionen')).getByRole('row', { name: new RegExp(article) });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Types into a field of a row and presses Enter. */
export function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
