import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import type { Desk } from './aDesk';

/** Renders a desk's screens at an address, and resolves with their router when the desk is at rest. */
export async function showScreen(desk: Desk, routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Provider store={desk.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => desk.rest());
  return router;
}

/** Gives every element a size until the end of the test: jsdom has no layout, and a list without a height mounts no row. */
export function giveElementsSize(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
}
