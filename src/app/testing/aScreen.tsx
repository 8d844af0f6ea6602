import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { startStandIn, type Desk } from './aDesk';

/** Prepares the tests of a file that render screens: mock services, German texts, and elements with a size. */
export function startScreens(): void {
  startStandIn();
  beforeEach(async () => {
    giveElementsSize();
    await startI18n('de');
  });
}

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
