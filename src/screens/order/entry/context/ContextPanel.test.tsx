import { createRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { requestsSeen, setFault, clearFaults } from '../../../../../mocks/node.ts';
import { ContextPanel } from './ContextPanel';
import { contextView } from './contextView';

startStandIn();
beforeEach(async () => {
  localStorage.clear();
  contextView.readAgain();
  await startI18n('de');
});

const noHistory = () => undefined;

/** Renders the panel beside a basket line and a search field, which stand for the articles' column. */
function open(desk: Desk = openDesk()): Desk {
  const articles = createRef<HTMLDivElement>();
  render(
    <Provider store={desk.store}>
      <MemoryRouter>
        <div ref={articles}>
          <input aria-label="Suche" />
          <div data-sku="432011001">
            <b>Gesichtscreme</b> <input aria-label="Menge" />
          </div>
          <ContextPanel articles={articles} onHistory={noHistory} />
        </div>
      </MemoryRouter>
    </Provider>,
  );
  return desk;
}

const rest = (desk: Desk) =>
  act(async () => {
    await desk.rest();
  });
const logIn = (desk: Desk) => act(() => desk.logIn('0123456'));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the context panel', () => {
  it('goes to its view by F6 and back to where it came from by F6 or Escape', () => {
    open();
    for (const back of ['F6', 'Escape']) {
      screen.getByLabelText('Suche').focus();
      press('F6');
      expect(tab('Empfehlungen')).toHaveFocus();
      press(back);
      expect(screen.getByLabelText('Suche')).toHaveFocus();
    }
  });

  it('shows another view by a digit, remembers the tab, and shows the record only with a customer', async () => {
    const desk = open();
    press('F6');
    press('1');
    expect(tab('Empfehlungen')).toHaveAttribute('aria-selected', 'true');
    press('9');
    expect(tab('Leitfaden')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Leitfaden' })).toHaveFocus();
    expect(localStorage.getItem(localStorageKeys.contextTab)).toBe('script');
    await logIn(desk);
    press('1');
    const orders = await screen.findByRole('group', { name: 'Bestellhistorie' });
    expect(orders).toHaveFocus();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await rest(desk);
    expect(screen.getAllByRole('link', { name: /^[1-9]\d{9}$/ }).length).toBeGreaterThan(0);
    press('9');
    expect(screen.getByRole('tabpanel', { name: 'Leitfaden' })).toHaveFocus();
    expect(orders).not.toBeVisible();
  });

  it('takes no digit that is typed into the notes', async () => {
    const desk = open();
    await logIn(desk);
    press('F6');
    press('5');
    const notes = screen.getByRole('textbox', { name: 'Notizen zu diesem Gespräch' });
    expect(notes).toHaveFocus();
    press('9');
    expect(notes).toBeVisible();
  });

  it('closes the record with its customer', async () => {
    const desk = open();
    await logIn(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Gutscheine' }));
    expect(screen.getByRole('group', { name: 'Gutscheine' })).toBeVisible();
    await act(() => desk.logIn('0110007'));
    expect(screen.getByRole('tabpanel', { name: 'Empfehlungen' })).toBeVisible();
  });
});

describe('the article of a basket line', () => {
  it('is shown when its name is clicked, from what the call has looked up already', async () => {
    const desk = open();
    await act(() => desk.enter('432011001'));
    await act(() => desk.enter('443015001'));
    const before = requestsSeen().filter(({ operation }) => operation === 'readProduct').length;
    fireEvent.click(tab('Artikel'));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Magnesium-Kapseln');
    fireEvent.click(screen.getByText('Gesichtscreme'));
    expect(screen.getByRole('tabpanel', { name: 'Artikel' })).toHaveTextContent('432011');
    expect(requestsSeen().filter(({ operation }) => operation === 'readProduct')).toHaveLength(before);
  });

  it('follows the focused line, and opens the other variants as a choice', async () => {
    const desk = open();
    for (const sku of ['432011001', '410217001']) await act(() => desk.enter(sku));
    fireEvent.click(tab('Artikel'));
    expect(screen.getByRole('heading', { name: 'Andere Ausführungen' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ausführung wählen' }));
    expect(desk.getState().productSearch.dialog).toMatchObject({
      phase: 'details',
      product: { baseProductNo: '410217' },
    });
    act(() => {
      screen.getByLabelText('Menge').focus();
    });
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('410217');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('432011');
  });

  it('is loaded where the call does not know it; a failure can be retried', async () => {
    const first = openDesk();
    await first.enter('432011001');
    const { items } = first.getState().basket;
    const desk = open();
    const basket = { id: 'b-1', pregeneratedErpNumber: null, items };
    act(() => {
      desk.dispatch(basketActions.basketReloaded({ basket, at: '2026-11-20T09:00:00.000Z' }));
    });
    setFault({ service: 'product', fault: { kind: 'status', status: 503 } });
    fireEvent.click(tab('Artikel'));
    await rest(desk);
    expect(await screen.findByText('Die Einzelheiten zu 432011001 konnten nicht geladen werden.')).toBeVisible();
    clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
  });

  it('of an empty basket is explained', () => {
    open();
    fireEvent.click(tab('Artikel'));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Noch kein Artikel im Warenkorb.');
  });
});
