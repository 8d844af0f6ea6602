import { act, fireEvent, screen, within } from '@testing-library/react';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { Desk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { OrderEntryPage } from '../OrderEntryPage';

/** Renders the order entry of a desk; `Frame`: what the route renders around it. */
export async function show(
  desk: Desk,
  Frame: ComponentType<{ readonly children: ReactNode }> = Fragment,
): Promise<Desk> {
  const page = <OrderEntryPage onNewSession={() => undefined} leftCallLine={null} onCountrySwitch={() => undefined} />;
  await showScreen(desk, [{ path: '/orderapp', element: <Frame>{page}</Frame> }], '/orderapp');
  return desk;
}

/** The region with this name, also while a dialog hides it from screen readers. */
export const region = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

/** Presses a button, and waits for what it starts. */
export const press = (desk: Desk, button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
    await desk.rest();
  });
