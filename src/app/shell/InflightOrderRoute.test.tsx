import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inflightActions } from '~/features/order/inflight/inflightSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../mocks/node.ts';
import { InflightOrderRoute } from './InflightOrderRoute';
import { NewCallContext, type NewCall } from './newCallContext';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';

startStandIn();
beforeEach(() => startI18n('de'));

function open(path = '/inflightorder', desk: Desk = openDesk()) {
  const newCall = vi.fn<NewCall>();
  const router = createMemoryRouter([{ path: '/inflightorder', Component: InflightOrderRoute }], {
    initialEntries: [path],
  });
  render(
    <Provider store={desk.store}>
      <NewCallContext value={newCall}>
        <RouterProvider router={router} />
      </NewCallContext>
    </Provider>,
  );
  return { desk, newCall, router };
}

const field = () => screen.getByRole('textbox', { name: 'Code' });
/** Finds the strip also while the dialog that asks for the birthday covers it. */
const strip = () => screen.findByRole('region', { name: 'Auftrag vom Sprachcomputer', hidden: true });

function load(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Auftrag laden' }));
}

describe('the screen of in-flight orders', () => {
  it('loads the code of the field, shows why the voice computer gave up, and renders the order entry below', async () => {
    open();
    expect(field()).toHaveFocus();
    load(' 70 09 ');
    const dialog = await screen.findByRole('dialog', { name: 'Die Bestellung konnte nicht abgeschlossen werden.' });
    expect(dialog).toHaveTextContent('die Bestellung hier abschicken');
    const understood = screen.getByRole('button', { name: 'Verstanden' });
    expect(understood).toHaveFocus();
    fireEvent.click(understood);
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(await strip()).toHaveTextContent('Warenkorb übernommen');
    expect(await strip()).toHaveTextContent('Die Bestellung konnte nicht abgeschlossen werden.');
    expect(screen.getByRole('region', { name: 'Warenkorb', hidden: true })).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Geburtsdatum prüfen' })).toBeVisible();
  });

  it.each([
    ['7002', '499999'],
    ['7003', '410217'],
  ])('names the article at which the voice computer gave up: order %s', async (code, article) => {
    open();
    load(code);
    const sentence = `Der Anrufer hat die Artikelnummer ${article} genannt.`;
    expect(await screen.findByRole('dialog')).toHaveTextContent(sentence);
    fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(await strip()).toHaveTextContent(sentence);
  });

  it('reads the code of the address once', async () => {
    const { router } = open('/inflightorder?code=7009');
    expect(await strip()).toHaveTextContent('Auftrag 7009');
    expect(router.state.location).toMatchObject({ pathname: '/inflightorder', search: '' });
  });

  it('shows at the field what is wrong with a code', async () => {
    open();
    load('  ');
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte den Code eingeben.');
    load('7999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Zum Code 7999 gibt es keinen Auftrag.');
    expect(field()).toBeInvalid();
  });

  it('offers a retry when the service failed', async () => {
    setFault({ path: '/inflight-order', fault: { kind: 'status', status: 503 }, times: 1 });
    open();
    load('7009');
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await strip()).toBeVisible();
  });

  it('lists what could not be taken over, and retries it', async () => {
    const { desk } = open();
    setFault({ path: '/services/basket', fault: { kind: 'status', status: 503 }, times: 1 });
    load('7014');
    const retry = await screen.findByRole('button', { name: 'Warenkorb: erneut versuchen' });
    expect(await strip()).toHaveTextContent('Der Warenkorb konnte nicht geladen werden.');
    fireEvent.click(retry);
    await waitFor(() => {
      expect(desk.lines()).toEqual(['432011001*1']);
    });
    expect(await strip()).toHaveTextContent('Warenkorb übernommen');
  });

  it('asks before it ends a call with articles', async () => {
    const desk = openDesk();
    await desk.enter('443015001');
    const { newCall } = open('/inflightorder', desk);
    load('7001');
    expect(newCall).toHaveBeenCalledExactlyOnceWith({
      variant: 'standard',
      first: [inflightActions.loadRequested('7001')],
      path: '/inflightorder',
    });
    expect(desk.getState().inflight.phase).toBe('idle');
  });

  it('begins an ordinary call out of one of the Swiss order entry, which has nothing to lose', async () => {
    const { desk, newCall } = open('/inflightorder?code=7001', openDesk({ variant: 'swiss', country: 'CH' }));
    await waitFor(() => {
      expect(newCall).toHaveBeenCalledExactlyOnceWith({
        variant: 'standard',
        first: [inflightActions.loadRequested('7001')],
        path: '/inflightorder',
      });
    });
    expect(desk.getState().inflight.phase).toBe('idle');
  });

  it('does not load the order of the running call again; another order starts a new call', async () => {
    const { desk, newCall } = open();
    load('7014');
    fireEvent.click(await screen.findByRole('button', { name: 'Anderen Code eingeben' }));
    load('7014');
    expect(await strip()).toHaveTextContent('Auftrag 7014');
    expect(newCall).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Anderen Code eingeben' }));
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Anderen Code eingeben' }));
    load('7001');
    expect(newCall).toHaveBeenCalledOnce();
    expect(desk.getState().inflight).toMatchObject({ phase: 'loaded', order: { code: '7014' } });
  });
});
