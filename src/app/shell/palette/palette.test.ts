import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import { aVoucher } from '~/domain/testing/samples';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { startI18n, translate } from '~/shared/i18n/i18n';
import type { ActionName } from '~/shared/keyboard/actionsInForce';
import { applicationsOf } from '~/app/session/access';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { agentCounts } from '../agentCounts';
import { linesOf, runCommand, withKeys } from './palette';
import { commandOf, type PaletteFacts } from './command';

startStandIn();

const agent: Agent = {
  username: 'anna.beispiel',
  fullName: 'Anna Beispiel',
  roles: ['OrderManagementRole', 'ServiceManagementRole'],
};
const inForce: readonly ActionName[] = [
  'customer',
  'product',
  'payment',
  'voucher',
  'history',
  'subscriptions',
  'announceTotal',
  'submit',
  'notes',
  'keyList',
  'signOut',
];

function factsOf(desk: Desk, part: Partial<PaletteFacts> = {}): PaletteFacts {
  const state = desk.getState();
  return {
    state,
    agent,
    applications: applicationsOf(agent, state.call.flags),
    entry: '/orderapp',
    pathname: '/orderapp',
    isInForce: (action) => inForce.includes(action),
    t: translate,
    ...part,
  };
}
const firstOf = (text: string, desk: Desk) => linesOf(text, factsOf(desk)).lines[0];
const labelsOf = (text: string, desk: Desk) => linesOf(text, factsOf(desk)).lines.map(({ label }) => label);

beforeEach(async () => {
  localStorage.clear();
  await startI18n('de');
});

describe('finds in German as spoken, with ae for ä and words in any order (UX Keys)', () => {
  it.each([
    ['lief', 'Neue Lieferadresse'],
    ['gut', 'Zum Gutscheincode'],
    ['abmelden', 'Abmelden'],
    ['feierabend', 'Abmelden'],
    ['04 4002', 'Verkaufsbüro 04·4002 Webshop 2'],
    ['hse extra', 'Verkaufsbüro 01·1008 HSE Extra'],
    ['raten', 'Zahlung: Ratenzahlung'],
    ['lastschrift', 'Zahlung: Bankeinzug'],
    ['neuku', 'Neukunde'],
    ['storno', 'Bestellhistorie des geladenen Kunden'],
    ['hilfe', 'Tastenkürzel'],
    ['üben', 'Übungsgespräche'],
    ['ueben', 'Übungsgespräche'],
    ['englisch', 'Sprache: English'],
    ['german', 'Sprache: Deutsch'],
    ['schweiz land', 'Land: Schweiz'],
    ['warum', 'Preis erklären'],
    ['porto', 'Versandkosten erlassen'],
    ['packstation', 'Neue Lieferadresse'],
    ['abgelehnt', 'Ablehnungsverwaltung'],
    ['genannt', 'Gesamtbetrag als genannt vermerken'],
    ['notiz', 'Notizen auf und zu'],
    ['übersicht', 'Startseite'],
    ['leitfaden', 'Nachschlagen: Leitfaden'],
    ['akte notiz', 'Nachschlagen: Notizen'],
  ])('%s', (text, label) => {
    const desk = openDesk({ flags: { languageSwitch: true } });
    expect(firstOf(text, desk)?.label).toBe(label);
  });

  it.each([
    ['0123456', ['Kunde 0123456 laden']],
    ['1300000201', ['Auftrag 1300000201 öffnen', 'Kunde zum Auftrag 1300000201 laden']],
    ['432011001', ['Artikel 432011001 in den Warenkorb']],
    ['432 011', ['Artikel 432011 in den Warenkorb']],
    ['gibt es nicht', []],
  ])('%s is what it means, as before (REQ C1.11)', (text, labels) => {
    expect(labelsOf(text, openDesk())).toEqual(labels);
  });
});

describe('says truly what Enter will do (UX 3)', () => {
  it.each([
    ['explain', 'preis erkl', 'erst einen Kunden laden: Enter geht zur Kundennummer', 'customer'],
    ['history', 'historie', 'erst einen Kunden laden: Enter geht zur Kundennummer', 'customer'],
    ['submit', 'bestellung absch', 'noch offen: Kunden laden. Enter geht dorthin', 'submit'],
  ])('%s without a customer', (_name, text, detail, action) => {
    expect(firstOf(text, openDesk())).toMatchObject({ detail, effect: { kind: 'run', action } });
  });

  it('a payment method that is not possible says why and leads to the payment; the chosen one too', async () => {
    const desk = await readyDesk();
    desk.dispatch(voucherActions.redeemed({ voucher: aVoucher(), several: false }));
    expect(firstOf('ratenzahlung', desk)).toMatchObject({
      detail: 'nicht zusammen mit einem Gutschein: Enter geht zur Zahlung',
      effect: { kind: 'run', action: 'payment' },
    });
    desk.dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
    expect(firstOf('rechnung zahl', desk)).toMatchObject({
      detail: 'ist gewählt',
      effect: { kind: 'run', action: 'payment' },
    });
  });

  it('another customer keeps the basket; a new order can be undone; the loaded one is loaded again', async () => {
    const desk = await readyDesk();
    expect(firstOf('0200001', desk)?.detail).toBe(
      'der Warenkorb bleibt; Adresse, Zahlung und Gutscheine werden neu gewählt',
    );
    expect(firstOf('neue best', desk)?.detail).toBe(
      'beginnt ein neues Gespräch; das laufende lässt sich 10 Sekunden lang zurückholen',
    );
    expect(firstOf('0123456', desk)?.detail).toBe('ist schon geladen: wird neu geladen');
  });

  it('parts of the record are offered only where they can be opened: by rights, and of a guest the notes alone', async () => {
    const desk = openDesk({ allowed: { orderHistory: false } });
    await desk.logIn('0123456');
    const state = desk.getState();
    const idsIn = (shown: typeof state) =>
      linesOf('akte', factsOf(desk, { state: shown }))
        .lines.map(({ id }) => id)
        .filter((id) => id.startsWith('context.'));
    expect(idsIn(state)).toContain('context.vouchers');
    expect(idsIn(state)).not.toContain('context.orders');
    const { customer } = state.customer;
    if (customer === null) throw new Error('no customer');
    const guest = { ...customer, externalCustomerId: null };
    expect(idsIn({ ...state, customer: { ...state.customer, customer: guest } })).toEqual(['context.notes']);
  });

  it('outside the order entry its commands open it, and only agents who take orders have them', () => {
    const desk = openDesk();
    const elsewhere = linesOf('gutscheincode', factsOf(desk, { pathname: '/rejectionmgmt', isInForce: () => false }));
    expect(elsewhere.lines[0]).toMatchObject({
      detail: 'öffnet die Bestellannahme',
      effect: { kind: 'run', action: 'voucher', at: '/orderapp' },
    });
    const nobody = linesOf('neu', factsOf(desk, { entry: null, applications: [] }));
    expect(nobody.lines.map(({ id }) => id)).not.toContain('call.new');
  });
});

describe('what is likely now (UX Keys)', () => {
  it('without a customer: how to get one, with recent ones by name', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    const before = desk.getState();
    const facts = factsOf(desk, { state: { ...before, customer: { ...before.customer, customer: null } } });
    const { lines, status } = linesOf('', facts);
    expect(lines.map(({ label }) => label)).toEqual([
      'Kunde laden: Erika Musterfrau',
      'Zur Kundennummer',
      'Erweiterte Suche',
      'Gastkunde',
      'Neukunde',
      'Startseite',
      'Neue Bestellung',
    ]);
    expect(status).toBe('7 Treffer');
    expect(lines[1]?.key).toBe('F2');
  });

  it('what the agent uses often comes first; the counts name commands, never customers', async () => {
    const desk = await readyDesk();
    const { t, applications, pathname } = factsOf(desk);
    const navigate = vi.fn<(path: string) => void>();
    const newCall = vi.fn<() => void>();
    const palette = { store: desk.store, agent, applications, pathname, t, navigate, newCall };
    for (const text of ['preis erkl', 'preis erkl', 'liefern an', '0200001']) {
      const line = firstOf(text, desk);
      if (line !== undefined) runCommand(line, palette);
    }
    expect(agentCounts(localStorageKeys.commandUses, agent.username)).toEqual({ 'offer.explain': 2 });
    expect(labelsOf('', desk)[0]).toBe('Preis erklären');
  });
});

it('a new customer needs no role (REQ A3.6, DECISIONS 270)', () => {
  const facts = factsOf(openDesk({ allowed: { editCustomer: false } }), { isInForce: () => true });
  expect(linesOf('neukunde', facts).lines[0]).toMatchObject({ label: 'Neukunde', key: 'F3' });
});

it('a key and a command of the same name are one line with the key (UX Keys)', () => {
  const effect = { kind: 'open', path: '/' } as const;
  const key = commandOf({ id: 'key.x', label: 'Neukunde', key: 'F3', effect });
  const other = commandOf({ id: 'key.y', label: 'Anderes', key: 'F5', effect });
  const named = commandOf({ id: 'customer.create', label: 'Neukunde', effect });
  expect(withKeys([key, other], [named])).toEqual([other, { ...named, key: 'F3' }]);
});
