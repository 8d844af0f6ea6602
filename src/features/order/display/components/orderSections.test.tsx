import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { orderDisplayActions } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { orderAsText } from '../orderAsText';
import { informationFacts } from '../orderFacts';
import { OrderSections } from './OrderSections';

startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

async function loaded(number: string) {
  const desk = openDesk();
  desk.dispatch(orderDisplayActions.orderRequested(number));
  await desk.rest();
  const { shown } = desk.getState().orderDisplay;
  if (shown.phase !== 'loaded') throw new Error(shown.phase);
  return { desk, shown };
}

async function show(number: string): Promise<LoadedOrder> {
  const { desk, shown } = await loaded(number);
  render(<Sections desk={desk} shown={shown} />);
  return shown;
}

function Sections({ desk, shown }: Awaited<ReturnType<typeof loaded>>) {
  return (
    <Provider store={desk.store}>
      <MemoryRouter>
        <OrderSections shown={shown} />
      </MemoryRouter>
    </Provider>
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const factsOf = (name: string) =>
  Object.fromEntries(
    region(name)
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the sections of an order (REQ E2.1, E2.2)', () => {
  it('are there for every order', async () => {
    await show('1300000104');
    for (const name of [
      'Preis',
      'Versand',
      'Kunde',
      'Einwilligungen',
      'Datenschutz',
      'Zahlung',
      'Gutscheine',
      'Auftragsinformation',
      'Statusverlauf',
    ]) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
  });

  it.each([
    ['anna.beispiel', 'durch anna.beispiel'],
    ['AGENT', 'durch einen Agenten'],
    ['SYSTEM', 'durch das System'],
    ['system', 'durch das System'],
    ['', null],
    [null, null],
  ])('name who cancelled, by %j as %j (REQ E2.4)', async (agent, words) => {
    const { desk, shown } = await loaded('1300000104');
    const entry = {
      status: 'CANCELLED',
      label: '',
      timestamp: '2026-11-02T10:00:00Z',
      agent,
      reason: null,
      kind: null,
    };
    render(<Sections desk={desk} shown={{ ...shown, order: { ...shown.order, statusHistory: [entry] } }} />);
    const { textContent } = region('Statusverlauf').getByRole('listitem');
    expect(/durch .*/.exec(textContent)?.[0] ?? null).toBe(words);
  });

  it('show consents, privacy and reception in words', async () => {
    await show('1300000211');
    expect(factsOf('Einwilligungen')).toMatchObject({ 'Newsletter per E-Mail': 'ja' });
    expect(factsOf('Datenschutz')).toMatchObject({ 'Datenschutzhinweis zur Kenntnis genommen': 'ja' });
    expect(factsOf('Kunde')).toMatchObject({ Empfang: 'Satellit digital HD' });
  });

  it('name no delivery address where the order has none at all, and link each parcel', async () => {
    const { desk, shown } = await loaded('1300000104');
    const { details } = shown;
    const order = { ...shown.order, deliveryAddress: null, trackingNumbers: ['0034', '0035'] };
    const { rerender } = render(<Sections desk={desk} shown={{ ...shown, order }} />);
    expect(factsOf('Versand')).toMatchObject({ Lieferadresse: 'wie Rechnungsanschrift' });
    expect(region('Versand').getAllByRole('link', { name: /^003[45]$/ })).toHaveLength(2);
    rerender(<Sections desk={desk} shown={{ ...shown, order, details: { ...details, customer: null } }} />);
    expect(factsOf('Versand')).toMatchObject({ Lieferadresse: 'Der Auftrag nennt keine Lieferadresse.' });
  });

  it('show savings, discounts and vouchers', async () => {
    await show('1300000208');
    expect(factsOf('Gutscheine')['SOMMER']).toMatch(/^10,00\s€$/);
    expect(Object.keys(factsOf('Preis'))).toEqual(
      expect.arrayContaining(['Ersparnis (enthalten)', 'Gutscheine', 'Gesamt']),
    );
  });

  it('show the employee discount', async () => {
    await show('1300000209');
    expect(factsOf('Preis')).toHaveProperty('Mitarbeiterrabatt');
  });

  it('name what a cash on delivery costs, as the copied text does', async () => {
    const { shown } = await loaded('1300000211');
    const { order } = shown;
    const paid = { ...order, cashOnDeliveryFee: 5_99, totalPrice: (order.totalPrice ?? 0) + 5_99 };
    expect(orderAsText({ ...shown, order: paid }, translate)).toMatch(/Nachnahmegebühr: 5,99\s€/);
  });

  it('lead from a recreated order to its predecessor', async () => {
    const { details } = await show('1300000216');
    expect(region('Auftragsinformation').getByRole('link')).toHaveAttribute(
      'href',
      `/orders/${String(details.originalOrderId)}`,
    );
  });

  it('show the installment plan with its total interest', async () => {
    await show('1300000206');
    expect(factsOf('Zahlung')['Ratenplan']).toMatch(/^3 Raten zu/);
    expect(factsOf('Zahlung')['Fällig am']).toBe('15. des Monats');
    expect(factsOf('Zahlung')).toHaveProperty('Zinsen gesamt');
  });

  it('say who cancelled the order (REQ E2.4)', async () => {
    await show('1300000219');
    expect(region('Statusverlauf').getAllByRole('listitem')[0]).toHaveTextContent(/storniert.*durch bernd\.backoffice/);
    cleanup();
    await show('1300000220');
    expect(region('Statusverlauf').getAllByRole('listitem')[0]).toHaveTextContent(/storniert.*durch das System/);
  });
});

it.each(['1300000301', '1300000316'])(
  'the restriction of order %s is named in words, with what to do (REQ E2.6)',
  async (number) => {
    const { details } = await show(number);
    const alert = region('Kunde').getByText(/^Bestellbeschränkung:/);
    expect(details.orderRestriction).not.toBeNull();
    expect(alert.textContent).not.toContain(details.orderRestriction);
    expect(alert.parentElement?.textContent.length).toBeGreaterThan(alert.textContent.length + 10);
  },
);

describe('the codes of an order in words (REQ E2.5)', () => {
  const wordsOf = async (changes: { order?: object; details?: object }) => {
    const { shown } = await loaded('1300000211');
    const changed = { order: { ...shown.order, ...changes.order }, details: { ...shown.details, ...changes.details } };
    return Object.fromEntries(informationFacts(changed, translate).map(({ name, value }) => [name, value]));
  };

  it.each([
    ['SHOP', 'Internet (manuell)'],
    ['SHOP_AUTOMATIC', 'Internet (automatisch)'],
    ['BACKOFFICE', 'Service-CRM'],
    ['MOBILE', 'Internet (mobil)'],
    ['NEXT_APP', 'App'],
    ['PHONE_BOT', 'Sprachcomputer (IVR)'],
    ['WAITLIST_SERVICE', 'Warteliste'],
    ['SUBSCRIPTION_SERVICE', 'Abonnement'],
    ['NEW_SOURCE', 'NEW_SOURCE'],
  ])('source %s', async (orderSource, words) => {
    expect(await wordsOf({ order: { orderSource } })).toMatchObject({ Auftragsquelle: words });
  });

  it.each([
    ['GUEST_ORDER', 'Gastbestellung'],
    ['EXISTING_CUSTOMER_ORDER', 'Bestellung eines Bestandskunden'],
    ['NEW_CUSTOMER_ORDER', 'Bestellung eines Neukunden'],
  ])('type %s', async (orderType, words) => {
    expect(await wordsOf({ order: { orderType } })).toMatchObject({ Auftragsart: words });
  });

  it.each([
    ['ECOM', 'Internet'],
    ['IVR', 'Sprachcomputer (IVR)'],
    ['MAIL', 'E-Mail'],
    ['OUTB', 'Outbound'],
    ['SCHR', 'schriftlich'],
    ['TELE', 'Telefon'],
    ['01', 'TV'],
    ['classic TV', 'Classic TV'],
    ['CLASSIC_APP', 'Classic App'],
    ['classic-shop', 'Classic Shop'],
    ['hello app', 'Hello App'],
    ['XYZ', 'XYZ'],
  ])('origin %s', async (displayChannel, words) => {
    expect(await wordsOf({ details: { displayChannel } })).toMatchObject({ Kanal: words });
  });

  it.each([
    ['CRM', 'Kundenverwaltung (CRM)'],
    ['ERP', 'Warenwirtschaft (ERP)'],
  ])('export target %s', async (exportTarget, words) => {
    expect(await wordsOf({ details: { exportTarget } })).toMatchObject({ 'Übergeben an': words });
  });
});

describe('an order as text', () => {
  it('holds what the customer may read, and nothing else', async () => {
    const { shown } = await loaded('1300000208');
    const text = orderAsText(shown, translate);
    expect(text).toContain('Auftrag 1300000208');
    expect(text).toContain('SOMMER');
    for (const hidden of ['1964', 'anna.beispiel', 'Warenwirtschaft']) expect(text).not.toContain(hidden);
  });

  it('defuses titles that a spreadsheet would read as a formula (QUALITY 22)', async () => {
    const { shown } = await loaded('1300000206');
    const details = { ...shown.details, vouchers: [{ code: '=HYPERLINK("x")', value: null }] };
    expect(orderAsText({ ...shown, details }, translate)).toContain('\n\'=HYPERLINK("x")');
  });
});
