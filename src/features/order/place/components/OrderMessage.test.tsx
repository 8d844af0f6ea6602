import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { OrderMessage } from './OrderMessage';

startStandIn();

const attempt = {
  attemptId: 'a-1',
  erpNumber: '4711000001',
  customerNumber: '0123456',
  customerKey: '0123456',
  contentKey: null,
  readOut: null,
  said: null,
};

it.each([
  [true, 'running', /^Die Bestellung ist angelegt\. Auftragsnummer und Gesamtbetrag werden nachgesehen …$/],
  [true, 'failed', /^Die Bestellung ist angelegt\. .* Bitte nicht neu bestellen/],
  [false, 'running', /^Es liegt keine Antwort des Dienstes vor.* Ausgang unbekannt/],
] as const)('an order that is looked up, created: %s, %s (DECISIONS 207, 240)', async (isCreated, lookup, text) => {
  await startI18n('de');
  render(
    <Provider store={openDesk().store}>
      <OrderMessage state={{ phase: 'outcomeUnknown', lookup, isCreated, ...attempt }} />
    </Provider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [null, null, 'Die Bestellung wurde nicht angenommen. Bitte die Angaben prüfen und erneut versuchen.'],
  ['mondphase', 'Bei Vollmond nicht.', 'Die Bestellung wurde nicht angenommen. Bei Vollmond nicht.'],
  ['BasketNotFound', null, /^Der Dienst hat den Warenkorb nicht mehr\. .* bitte prüfen und erneut abschicken\.$/],
  ['missing_banking_info', 'Die IBAN fehlt.', 'Die Bankverbindung fehlt. Bitte eingeben. Die IBAN fehlt.'],
] as const)('an order that is refused by the code %s with the words %s says what to do', async (code, detail, text) => {
  await startI18n('de');
  render(
    <Provider store={openDesk().store}>
      <OrderMessage state={{ phase: 'refused', code, detail }} />
    </Provider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
