// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStorageKeys } from '~config/storageKeys';
import { anOrder, anOrderItem } from '~/domain/testing/samples';
import type { Order } from '~/domain/order/order';
import { loadOrder } from '~/services/orderService/loadOrder';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { removeText } from '~/shared/storage/safeStorage';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { claimRefusalText } from '../claimRefusalTexts';
import { complaintActions } from '../complaintSlice';
import { ComplaintBar } from './ComplaintBar';
import { ComplaintButton } from './ComplaintButton';

startStandIn();
beforeEach(async () => {
  removeText('session', sessionStorageKeys.complaintOrder);
  await startI18n('de');
});

function show(desk: Desk, order: Order): void {
  render(
    <Provider store={desk.store}>
      <ComplaintButton order={order} />
      <ComplaintBar />
    </Provider>,
  );
}

async function orderNamed(number: string): Promise<Order> {
  const order = await loadOrder(number);
  if (order === null) throw new Error(`There is no order ${number}`);
  return order;
}

describe('the button of a complaint', () => {
  it.each([
    [{ items: [anOrderItem(), anOrderItem()] }, 'Auftrag enthält mehr als 1 Produkt. Rekla-Auftrag nicht möglich.'],
    [{ items: [anOrderItem({ quantity: 2 })] }, 'Auftrag enthält mehr als 1 Produkt. Rekla-Auftrag nicht möglich.'],
    [{ externalCustomerId: null }, 'Gastauftrag ohne Kundennummer. Rekla-Auftrag nicht möglich.'],
    [{}, null],
  ])('is there where a complaint is possible, else there are words why not: %o (REQ D2.2)', (order, reason) => {
    show(openDesk(), anOrder(order));
    expect(screen.queryAllByRole('button', { name: 'Reklamation' })).toHaveLength(reason === null ? 1 : 0);
    expect(claimRefusalText(anOrder(order), translate)).toBe(reason);
  });
});

describe('the bar of a complaint (REQ D2.1, D2.5)', () => {
  it('appears with the claim, names the customer who is needed, then what was taken over', async () => {
    const desk = openDesk();
    show(desk, await orderNamed('1300000203'));
    fireEvent.click(screen.getByRole('button', { name: 'Reklamation' }));
    const bar = await screen.findByRole('region', { name: 'Reklamation' });
    expect(bar).toHaveTextContent('Reklamation zu Auftrag 1300000203');
    expect(bar).toHaveTextContent('Erst den Kunden 0180011 laden und bestätigen');
    expect(screen.getByRole('button', { name: 'Kunden laden' })).toBeVisible();
    await desk.logIn('0180011');
    await waitFor(() => {
      for (const part of ['Kunde', 'Warenkorb', 'Lieferadresse', 'Zahlungsart'])
        expect(bar).toHaveTextContent(`${part} übernommen`);
    });
    expect(screen.queryByRole('button', { name: 'Kunden laden' })).toBeNull();
  });

  it('has a tick for free of charge, on at first, and an end', async () => {
    const desk = openDesk();
    await desk.logIn('0180011');
    show(desk, await orderNamed('1300000203'));
    fireEvent.click(screen.getByRole('button', { name: 'Reklamation' }));
    await desk.rest();
    const tick = screen.getByRole('checkbox', { name: 'kostenlos (0 %)' });
    expect(tick).toBeChecked();
    fireEvent.click(tick);
    await desk.rest();
    expect(tick).not.toBeChecked();
    expect(desk.getState().offer.offer?.totalPrice).toBe(40_94);
    fireEvent.click(screen.getByRole('button', { name: 'Reklamation beenden' }));
    await desk.rest();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    [{ kind: 'otherArticles' }, 'Im Warenkorb liegen schon Artikel', true],
    [{ kind: 'articleRefused' }, 'der Grund steht dort', true],
    [{ kind: 'priceDateRefused' }, 'zum heutigen Preis', true],
    [{ kind: 'addressNotPossible' }, 'Lieferadresse', true],
    [{ kind: 'paymentUnknown' }, 'Die Zahlungsart des Auftrags gibt es hier nicht', false],
    [{ kind: 'noOffer' }, 'Ohne berechnetes Angebot', true],
    [{ kind: 'interrupted' }, 'unterbrochen', true],
    [{ kind: 'technical' }, 'Erneut versuchen', true],
    [
      { kind: 'paymentRefused', method: 'PAYPAL', refusal: { kind: 'onlineShopOnly' } },
      'PayPal: nur im Online-Shop – bitte eine andere Zahlungsart anbieten.',
      false,
    ],
  ] as const)('says what to do: %o', async (problem, text, canBeRetried) => {
    const desk = openDesk();
    const order = await orderNamed('1300000203');
    show(desk, order);
    fireEvent.click(screen.getByRole('button', { name: 'Reklamation' }));
    await desk.rest();
    desk.dispatch(complaintActions.stepAdvanced({ step: 'payment', to: { status: 'failed', problem } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Zahlungsart: erneut versuchen' }) !== null).toBe(canBeRetried);
  });
});
