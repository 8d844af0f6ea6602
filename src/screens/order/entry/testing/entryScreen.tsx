import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Desk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { OrderEntryPage } from '../OrderEntryPage';

/** Shows the order entry of a desk. */
export async function show(desk: Desk): Promise<Desk> {
  const page = <OrderEntryPage onNewSession={() => undefined} leftCallLine={null} onCountrySwitch={() => undefined} />;
  await showScreen(desk, [{ path: '/orderapp', element: page }], '/orderapp');
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
