import { berlinDate, daysBefore } from '../db/common/calendar.ts';
import { NUMBERS_AT_THE_EDGE } from '../db/customer/customersAtTheEdge.ts';
import { seedManyOrders } from '../db/order/seedPlacedOrders.ts';
import { SAMPLE_NUMBERS } from '../db/customer/sampleCustomers.ts';
import type { Db } from '../db/createDb.ts';
import type { OrderRecord } from '../db/order/orderRecord.ts';
import { bareWorlds } from './bareWorlds.ts';
import { orderEntryWorlds } from './orderEntryWorlds.ts';
import { once, type RunningWorld, type World } from './world.ts';

const down = { kind: 'status', status: 503 } as const;
const failure = { kind: 'status', status: 500 } as const;
const CUSTOMERS = '/services/customer/private/customers';
const ORDER_CREATION = '/services/order/backoffice-*orders*';
/** Sells all reserved pieces to another caller. */
function sellOfferedPieces(instance: RunningWorld): void {
  for (const sku of instance.db.baskets.reservedSkus()) instance.db.stock.leaveOnly(sku, 0);
}

function changeCustomer(db: Db, number: string, changes: object): void {
  const customer = db.customers.get(number);
  if (customer) Object.assign(customer, changes);
}

const changeErika = (db: Db, changes: object): void => changeCustomer(db, SAMPLE_NUMBERS.erika, changes);

/** Another agent changes the phone number of the order. */
function changeByColleague(db: Db, record: OrderRecord): void {
  const { order } = record;
  record.replace({ ...order, customer: { ...order.customer, phone: '0221 9876543' } });
  record.noteEdit('carla.kollegin');
  db.editDrafts.note(order.number, {
    edited_at: record.read().updated_at,
    agent_username: 'carla.kollegin',
    changes: [{ operation: 'UPDATE_CUSTOMER', before: order.customer.phone ?? null, after: '0221 9876543' }],
  });
}

export const everyday: World = { name: 'everyday', title: 'Ein gewöhnlicher Tag' };

const customerWorlds: readonly World[] = [
  {
    name: 'pinMaxAttempts',
    title: 'Paula Pinn hat noch einen Versuch für ihre PIN',
    prepare: (db) =>
      changeCustomer(db, SAMPLE_NUMBERS.pinFirstDigits, {
        pin_challenge: { mode: 'FIRST_THREE_DIGITS', failed_attempts: 4, skip_disabled_forever: false },
      }),
  },
  {
    name: 'pinLetterSent',
    title: 'Paula Pinn hat heute schon einen Brief mit einer neuen PIN angefordert',
    prepare: (db) => void db.pinLetters.request(SAMPLE_NUMBERS.pinFirstDigits),
  },
  {
    name: 'addressCheckOffline',
    title: 'Die Adressprüfung antwortet nicht',
    faults: [{ service: 'address-check', fault: down }],
  },
  {
    name: 'postNumberServiceDown',
    title: 'Postnummern lassen sich nicht prüfen',
    faults: [{ service: 'address-check', path: '/verify-post-number', fault: down }],
  },
  { name: 'ibanServiceDown', title: 'IBANs lassen sich nicht prüfen', faults: [{ service: 'payment', fault: down }] },
  {
    name: 'consentSaveFails',
    title: 'Einwilligungen zur Marktforschung lassen sich nicht speichern',
    faults: [{ service: 'customer', path: 'market-research-consent', fault: failure }],
  },
  {
    name: 'customerSaveFails',
    title: 'Kundendaten und Adressen lassen sich nicht speichern',
    faults: [
      { method: 'POST', path: `*${CUSTOMERS}`, fault: failure },
      { method: 'PATCH', path: `${CUSTOMERS}/`, fault: failure },
      { method: 'POST', path: '/delivery-addresses', fault: failure },
      { method: 'PUT', path: `${CUSTOMERS}/`, fault: failure },
    ],
  },
  {
    name: 'countryChangeRefused',
    title: 'Das Land eines Kunden lässt sich nicht ändern',
    faults: [
      {
        method: 'PATCH',
        path: `${CUSTOMERS}/*/country`,
        fault: {
          kind: 'json',
          status: 400,
          body: {
            type: '/dpl/cs/errors/country_change_not_allowed',
            title: 'country_change_not_allowed',
            status: 400,
            detail: 'Der Kunde hat noch offene Aufträge.',
          },
        },
      },
    ],
  },
  {
    name: 'ringTemplateAlreadySent',
    title: 'Die Musterkundin hat die Ringschablone schon bekommen',
    prepare: (db) => void db.ringTemplates.add(SAMPLE_NUMBERS.erika),
  },
];

export const worlds: readonly World[] = [
  everyday,
  ...bareWorlds,
  {
    name: 'lockedCustomer',
    title: 'Die Musterkundin ist gesperrt',
    prepare: (db) => changeErika(db, { locked: true, order_restriction: { reason: 'NON_PAYER' } }),
  },
  {
    name: 'soldOutInBetween',
    title: 'Die letzten Stücke gehen nach dem ersten Angebot an einen anderen Kunden',
    after: { createOffer: once(sellOfferedPieces) },
  },
  {
    name: 'onlyOneLeft',
    title: 'Nach dem ersten Angebot ist von jedem Artikel nur noch ein Stück da',
    after: {
      createOffer: once((instance) => {
        for (const sku of instance.db.baskets.reservedSkus()) instance.db.stock.leaveOnly(sku, 1);
      }),
    },
  },
  {
    name: 'withdrawnInBetween',
    title: 'Nach dem ersten Angebot nimmt die Warenwirtschaft die Artikel aus dem Sortiment',
    after: {
      createOffer: once(({ db }) => {
        for (const sku of db.baskets.reservedSkus()) db.stock.withdraw(sku);
      }),
    },
  },
  { name: 'shortTokens', title: 'Anmeldungen laufen nach zwei Sekunden ab', tokenLifetimeSeconds: 2 },
  {
    name: 'refreshRefused',
    title: 'Anmeldungen laufen nach zwei Sekunden ab und lassen sich nicht verlängern',
    tokenLifetimeSeconds: 2,
    refresh: 'refused',
  },
  {
    name: 'rotatingRefresh',
    title: 'Jede Verlängerung der Anmeldung macht die vorige ungültig',
    tokenLifetimeSeconds: 2,
    refresh: 'rotating',
  },
  {
    name: 'slowOffers',
    title: 'Angebote brauchen drei Sekunden',
    faults: [{ service: 'order', path: '/backoffice-offers', fault: { kind: 'delay', milliseconds: 3_000 } }],
  },
  {
    name: 'flakyNetwork',
    title: 'Das Netz setzt immer wieder aus',
    faults: [
      { method: 'GET', every: 4, fault: { kind: 'reset' } },
      { service: 'order', path: '/backoffice-offers', every: 3, fault: { kind: 'status', status: 503 } },
    ],
  },
  {
    name: 'orderAnswerLost',
    title: 'Der Auftrag wird angelegt, die Antwort geht verloren',
    faults: [{ path: ORDER_CREATION, method: 'POST', times: 1, fault: { kind: 'reset', after: 'after' } }],
  },
  {
    name: 'orderLost',
    title: 'Die Verbindung bricht ab, bevor der Auftrag ankommt',
    faults: [{ path: ORDER_CREATION, method: 'POST', times: 1, fault: { kind: 'reset' } }],
  },
  {
    name: 'preCheckRefuses',
    title: 'Die Vorprüfung lehnt jeden Auftrag ab',
    faults: [
      {
        path: '/order-pre-check',
        fault: {
          kind: 'json',
          status: 400,
          body: {
            type: '/dpl/order/errors/credit_limit_exceeded',
            title: 'credit_limit_exceeded',
            status: 400,
            detail: 'Der Bestellwert ist für diesen Kunden zu hoch. Bitte eine andere Zahlungsart wählen.',
          },
        },
      },
    ],
  },
  {
    name: 'basketExpires',
    title: 'Nach dem ersten Angebot ist der Warenkorb abgelaufen',
    after: { createOffer: once(({ db }) => db.baskets.removeAll()) },
  },
  {
    name: 'newVersion',
    title: 'Nach dem zweiten Angebot ist eine neue Version im Einsatz',
    after: {
      createOffer: (instance, times) => {
        if (times === 2) instance.version = '2.0.0';
      },
    },
  },
  {
    name: 'priceChange',
    title: 'Nach dem ersten Angebot wird alles zehn Prozent teurer',
    after: { createOffer: once(({ db }) => db.prices.changeTo(110)) },
  },
  {
    name: 'voucherExpired',
    title: 'Der Gutschein SOMMER läuft nach der Prüfung ab',
    after: {
      verifyVoucher: once(({ db }) => {
        const voucher = db.vouchers.get('SOMMER');
        if (voucher) voucher.validUntil = berlinDate(daysBefore(db.now(), 1));
      }),
    },
  },
  {
    name: 'rejectedOrder',
    title: 'Jeder neue Auftrag wird abgelehnt',
    prepare: (db) =>
      changeErika(db, { indicators: { blocks: ['EXTERNAL_CHECK'], dunning_level: 0, address_category: 0 } }),
  },
  {
    name: 'noPaymentLeft',
    title: 'Für die Musterkundin ist keine Zahlungsart möglich',
    prepare: (db) => changeErika(db, { indicators: { blocks: ['INSOLVENCY'], dunning_level: 3, address_category: 0 } }),
  },
  ...orderEntryWorlds,
  ...customerWorlds,
  {
    name: 'orderChangedMeanwhile',
    title: 'Sobald ein Auftrag bearbeitet wird, ändert ihn jemand anders',
    after: {
      initEditOrder: once(({ db }) => {
        for (const record of db.editDrafts.openRecords()) changeByColleague(db, record);
      }),
    },
  },
  {
    name: 'manyOrders',
    title: 'Dora Danach hat 5.000 Aufträge',
    prepare: ({ orders, customers, now }) => {
      const dora = customers.get(NUMBERS_AT_THE_EDGE.afterOrder);
      const missing = 5_000 - orders.ofCustomer(NUMBERS_AT_THE_EDGE.afterOrder).length;
      if (dora) seedManyOrders(orders, dora, missing, now());
    },
  },
  {
    name: 'manySubscriptions',
    title: 'Es gibt mehr als 10.000 Abonnements',
    prepare: ({ subscriptions }) => {
      subscriptions.generate(10_000);
    },
  },
  { name: 'severalVouchers', title: 'Mehrere Gutscheine je Auftrag sind erlaubt', flags: { multipleVouchers: true } },
  {
    name: 'olderContentService',
    title: 'Der Dienst für Mitteilungen kennt nur sys.id',
    prepare: ({ content }) => {
      content.idField = 'sys';
    },
  },
  {
    name: 'contentServiceDown',
    title: 'Der Dienst für Mitteilungen antwortet mit einer HTML-Seite',
    faults: [{ service: 'content', fault: { kind: 'html' } }],
  },
  {
    name: 'servicesDown',
    title: 'Alle Dienste antworten mit einem Fehler',
    faults: [{ fault: down }],
  },
];

export function findWorld(name: string): World | undefined {
  return worlds.find((world) => world.name === name);
}
