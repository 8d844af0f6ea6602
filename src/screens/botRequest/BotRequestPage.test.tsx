import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { setNavigation } from '~/features/auth/navigation';
import { startI18n } from '~/shared/i18n/i18n';
import { requestsSeen, setFault } from '../../../mocks/node.ts';
import { BotRequestPage } from './BotRequestPage';
import { SignedOutBotRequestPage } from './SignedOutBotRequestPage';

startStandIn();
beforeEach(() => startI18n('de'));

function open(path: string, { mayOrder = true, phoneBotCodeInput = false } = {}) {
  const desk = openDesk({ flags: { phoneBotCodeInput } });
  const onOrderEntry = vi.fn<(customerNumber: string) => void>();
  render(
    <Provider store={desk.store}>
      <MemoryRouter initialEntries={[path]}>
        <BotRequestPage mayOrder={mayOrder} onOrderEntry={onOrderEntry} />
      </MemoryRouter>
    </Provider>,
  );
  return onOrderEntry;
}

const field = () => screen.getByRole('textbox', { name: 'Übergabenummer' });

async function enter(number: string): Promise<void> {
  fireEvent.change(field(), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Übergabe laden' }));
  await screen.findByRole('status');
}

describe('the screen of the phone bot', () => {
  it('shows why the bot handed over, who calls and what to do next', async () => {
    const onOrderEntry = open('/bot-request?number=8006');
    const answer = await screen.findByRole('region', { name: 'Übergabe 8006' });
    expect(answer).toHaveTextContent('Sendungsverfolgung nicht erreichbar');
    expect(answer).toHaveTextContent('Den Lieferstand im Auftrag nachsehen und nennen.');
    expect(answer).toHaveTextContent('beim Telefonbot bestätigt');
    expect(answer).toHaveTextContent('Wo bleibt mein Paket?');
    expect(screen.getByRole('link', { name: 'Bestellhistorie' })).toHaveAttribute('href', '/orderhistory/0123456');
    expect(screen.getByRole('link', { name: 'Auftrag anzeigen' })).toHaveAttribute('href', '/orders/1000000001');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Bestellannahme mit diesem Kunden' }));
    expect(onOrderEntry).toHaveBeenCalledExactlyOnceWith('0123456');
  });

  it('renders markup in the comment as text and keeps its line breaks', async () => {
    open('/bot-request?number=8005');
    expect(await screen.findByText(/<img src=x onerror="document.title=3"> <b>Ring<\/b> & Kette/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('renders the field when the address has no number', async () => {
    open('/bot-request');
    expect(field()).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Übergabe laden' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte die Übergabenummer eingeben.');
    expect(requestsSeen()).toEqual([]);
    await enter(' 80 01 ');
    expect(await screen.findByRole('region', { name: 'Übergabe 8001' })).toHaveTextContent('nicht bestätigt');
  });

  it('lets the agent retype a number that is not found', async () => {
    open('/bot-request?number=8999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Zur Nummer 8999 gibt es keine Übergabe.');
    await enter('8004');
    expect(await screen.findByRole('region', { name: 'Übergabe 8004' })).toHaveTextContent('Bemerkungkeine');
  });

  it('renders the field beside a loaded request when the flag is on (REQ A6.5)', async () => {
    open('/bot-request?number=8002', { phoneBotCodeInput: true });
    await screen.findByRole('region', { name: 'Übergabe 8002' });
    expect(field()).toHaveValue('8002');
  });

  it('offers no order entry to an agent who may not take orders', async () => {
    open('/bot-request?number=8006', { mayOrder: false });
    await screen.findByRole('region', { name: 'Übergabe 8006' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    setFault({ service: 'call-centre', fault: { kind: 'status', status: 503 }, times: 1 });
    open('/bot-request?number=8001');
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('region', { name: 'Übergabe 8001' })).toBeVisible();
  });
});

describe('without a token', () => {
  it('shows the form, sends no request, and keeps the number during the sign-in', async () => {
    const leaving = vi.fn<(address: string) => void>();
    setNavigation(leaving);
    openDesk();
    render(
      <MemoryRouter initialEntries={['/bot-request?number=8001']}>
        <SignedOutBotRequestPage />
      </MemoryRouter>,
    );
    expect(field()).toHaveValue('8001');
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden und Übergabe laden' }));
    await vi.waitFor(() => {
      expect(leaving).toHaveBeenCalledOnce();
    });
    expect(leaving.mock.lastCall?.[0]).not.toContain('8001');
    expect(localStorage.getItem('PathBeforeRedirect')).toBe('/bot-request?number=8001');
    expect(requestsSeen().map(({ operation }) => operation)).not.toContain('readBotRequest');
  });
});
