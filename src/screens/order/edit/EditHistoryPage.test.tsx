import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../../mocks/node.ts';
import { EditHistoryPage } from './EditHistoryPage';

startStandIn();
beforeEach(() => startI18n('de'));

function open(number: string): void {
  render(
    <Provider store={openDesk().store}>
      <MemoryRouter initialEntries={[`/edited-order/history/${number}`]}>
        <Routes>
          <Route path="/edited-order/history/:orderId" element={<EditHistoryPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the history of edits (REQ F4.1)', () => {
  it('shows who changed what, with the label', async () => {
    open('1300000218');
    const edit = await screen.findByRole('region');
    expect(edit).toHaveTextContent('von bernd.backoffice bearbeitet');
    expect(edit).toHaveTextContent('Zahlung geändertNachnahmeRechnung');
  });

  it.each([
    ['1300000201', 'Dieser Auftrag wurde noch nicht bearbeitet.'],
    ['1399999999', 'Diesen Auftrag gibt es nicht. Auftragsnummer prüfen.'],
  ])('says for %s: %s', async (number, text) => {
    open(number);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    setFault({ path: '/edit-order/history', times: 1, fault: { kind: 'status', status: 503 } });
    open('1300000218');
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Position hinzugefügt')).toBeVisible();
  });
});
