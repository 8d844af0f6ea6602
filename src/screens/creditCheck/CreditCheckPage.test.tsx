import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../mocks/node.ts';
import { CreditCheckPage } from './CreditCheckPage';

startStandIn();
beforeEach(() => startI18n('de'));

function open(): Desk {
  const desk = openDesk();
  render(
    <Provider store={desk.store}>
      <CreditCheckPage />
    </Provider>,
  );
  return desk;
}

function check(number: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Kundennummer' }), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Bonität prüfen' }));
}

describe('the screen of the creditworthiness check', () => {
  it('shows what is on file in plain words and keeps the focus in the field', async () => {
    open();
    check('0110007');
    const answer = await screen.findByRole('region', { name: 'Bonität von 0110007' });
    expect(answer).toHaveTextContent('100,00 €');
    expect(answer).toHaveTextContent('Kreditrahmen erreicht');
    expect(answer).toHaveTextContent('Sagen: „Der Rahmen für Rechnung und Raten ist ausgeschöpft.“');
    expect(answer).toHaveTextContent('Warenkorb verkleinern oder Nachnahme anbieten.');
    expect(screen.getByRole('status')).toContainElement(answer);
    expect(screen.getByRole('textbox', { name: 'Kundennummer' })).toHaveFocus();
  });

  it('shows the amounts in the currency of the customer, whatever the country of the desk is', async () => {
    open();
    check('0300001');
    const answer = await screen.findByRole('region', { name: 'Bonität von 0300001' });
    expect(answer).toHaveTextContent('CHF');
    expect(answer).not.toHaveTextContent('€');
  });

  it('shows when nothing speaks against an order', async () => {
    open();
    check('0123456');
    const answer = await screen.findByRole('region', { name: 'Bonität von 0123456' });
    expect(answer).toHaveTextContent('Es liegt nichts vor, was gegen eine Bestellung spricht.');
    expect(answer).not.toHaveTextContent('Hinweise');
  });

  it.each([
    ['', 'Die Kundennummer ist erforderlich!'],
    ['12', 'Das ist keine Kundennummer: sie beginnt mit 0, zum Beispiel 0123456.'],
    ['012345', 'Es fehlt eine Ziffer.'],
    ['01234', 'Es fehlen 2 Ziffern.'],
    ['0999999', 'Kein Kunde mit der Nummer 0999999. Nummer prüfen oder nach Namen suchen.'],
  ])('shows at the field what is wrong with %j', async (number, text) => {
    open();
    check(number);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: 'Kundennummer' })).toBeInvalid();
  });

  it('offers a retry after a failure', async () => {
    open();
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 }, times: 1 });
    check('0123456');
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('region', { name: 'Bonität von 0123456' })).toBeVisible();
  });
});
