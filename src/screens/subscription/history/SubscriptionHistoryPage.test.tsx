import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { giveElementsSize, showScreen } from '~/app/testing/aScreen';
import { aSubscription } from '~/domain/testing/aSubscription';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { SubscriptionHistoryPage } from './SubscriptionHistoryPage';

startStandIn();
beforeEach(async () => {
  giveElementsSize();
  localStorage.clear();
  await startI18n('de');
});

it('shows no dialog that was left open at another customer’s subscription (QUALITY 11, REQ G2.1)', async () => {
  const desk = openDesk();
  await act(() => desk.logIn('0180011'));
  const openNote = (externalCustomerId: string) => {
    const subscription = { id: 'abo-1', externalCustomerId, note: null, aboInfo: { aboNumber: '7000001' } };
    desk.dispatch(subscriptionActions.textOpened({ kind: 'note', subscription }));
  };
  openNote('0123456');
  const routes = [{ path: '/subscriptionhistory/:externalCustomerId', element: <SubscriptionHistoryPage /> }];
  await showScreen(desk, routes, '/subscriptionhistory/0180011');
  expect(screen.getByRole('region', { name: 'Abonnements' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    openNote('0180011');
  });
  expect(await screen.findByRole('dialog', { name: 'Notiz zum Abonnement 7000001' })).toBeVisible();
});

it('an edit in the Swiss order entry offers invoice only, as a new subscription does (REQ D4.2, G4.2)', async () => {
  const desk = openDesk({ variant: 'swiss', country: 'CH' });
  await act(() => desk.logIn('0300001'));
  const routes = [{ path: '/subscriptionhistory/:externalCustomerId', element: <SubscriptionHistoryPage /> }];
  await showScreen(desk, routes, '/subscriptionhistory/0300001');
  act(() => {
    desk.dispatch(subscriptionActions.editOpened(aSubscription({ externalCustomerId: '0300001' })));
  });
  await act(() => desk.rest());
  fireEvent.click(await screen.findByRole('button', { name: 'Andere Zahlungsart wählen' }));
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['INVOICE']);
});

it('the number of a row says whether its details are unfolded, as in the other lists (REQ G2.3)', async () => {
  const desk = openDesk();
  await act(() => desk.logIn('0123456'));
  const routes = [{ path: '/subscriptionhistory/:externalCustomerId', element: <SubscriptionHistoryPage /> }];
  await showScreen(desk, routes, '/subscriptionhistory/0123456');
  await act(() => desk.rest());
  const toggle = () => screen.getByRole('button', { name: 'Einzelheiten zu 7000001' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle());
  await act(() => desk.rest());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});
