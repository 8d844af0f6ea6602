import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk } from '~/app/testing/aDesk';
import { startScreens } from '~/app/testing/aScreen';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { ofDora, openManagement, rowOf } from './testing/managementScreen';

startScreens();
beforeEach(forgetBodies);

/** Types into the field, and presses Ctrl+Enter while the field has the focus. */
async function confirm(dialog: HTMLElement, typed: string, desk: Desk) {
  const field = within(dialog).getByRole('textbox', { name: 'Nächster Liefertermin' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await act(() => desk.rest());
}

const cases = [['1.3.2027', '2027-03-01'], ['010327', '2027-03-01'], ['31.02.2027'], ['morgen']] as const;

describe('a day that Ctrl+Enter confirms while it is typed (REQ G4.1, G5.3)', () => {
  it.each(cases)('of several subscriptions: %s', async (typed, ...days) => {
    const sent = bodiesOf('/edit-delivery-dates');
    const { desk } = await openManagement(ofDora);
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Liefertermine ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Liefertermine ändern' });
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Termin' }), { target: { value: 'OWN' } });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Nächster Liefertermin' }), {
      target: { value: '05.12.2026' },
    });
    await confirm(dialog, typed, desk);
    expect(sent).toMatchObject(days.map((day) => ({ next_delivery_date: day })));
  });

  it.each(cases)('of an edit: %s', async (typed, ...days) => {
    const { desk } = await openManagement('?view=ABO_DETAILS&abo=7000011');
    fireEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    await act(() => desk.rest());
    const dialog = await screen.findByRole('dialog', { name: 'Abonnement 7000011 bearbeiten' });
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Rhythmus' }), { target: { value: 'SIX_MONTHS' } });
    await confirm(dialog, typed, desk);
    const step = desk.getState().subscription.edit?.step;
    expect(step?.phase === 'confirming' ? [step.edit.nextOrderDate] : []).toEqual(days);
  });
});
