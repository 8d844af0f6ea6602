import type { Fault, FaultRule } from './faults.ts';
import { once, type World } from './world.ts';

const MINUTES_UNTIL_A_BASKET_IS_OLD = 5 * 60;
const OFFERS = '/backoffice-offers';

const down: Fault = { kind: 'status', status: 503 };

function refusal(status: number, type: string, detail: string, more: object = {}): Fault {
  return { kind: 'status', status, body: { type, detail, ...more } };
}

/** Fault rules for the requests of recommendations, without which order entry has to work. */
function recommendations(fault: Fault): FaultRule[] {
  return [
    { service: 'upsell', fault },
    { service: 'tv-offers', fault },
    { service: 'stock', fault },
    { service: 'search', query: 'extraFilters', fault },
  ];
}

/** Worlds with failures between the first article and the order. */
export const orderEntryWorlds: readonly World[] = [
  {
    name: 'factoringRefused',
    title: 'Der Factoring-Partner lehnt jede Finanzierung ab',
    prepare: ({ installmentPlans }) => {
      installmentPlans.partnerRefuses = true;
    },
  },
  {
    name: 'installmentPlanGone',
    title: 'Den zuerst gewählten Ratenplan gibt es nicht mehr',
    prepare: ({ installmentPlans }) => {
      installmentPlans.withdrawsFirstChoice = true;
    },
  },
  {
    name: 'offerTimesOut',
    title: 'Angebote dauern zu lange: das Gateway gibt auf',
    faults: [{ service: 'order', path: OFFERS, fault: { kind: 'status', status: 504 } }],
  },
  {
    name: 'emptyBasketAtOffer',
    title: 'Das erste Angebot findet den Warenkorb leer',
    faults: [
      {
        service: 'order',
        path: OFFERS,
        times: 1,
        fault: refusal(400, '/dpl/order/errors/empty-basket', 'Der Warenkorb ist leer.', { key: 'empty-basket' }),
      },
    ],
  },
  {
    name: 'basketReservationFails',
    title: 'Kein Artikel lässt sich reservieren',
    faults: [
      {
        method: 'POST',
        path: '/services/basket/*/items',
        fault: refusal(409, 'StockReservationFailure', 'Der Artikel ist ausverkauft.', { available_stock_amount: 0 }),
      },
    ],
  },
  {
    name: 'basketInactive',
    title: 'Nach dem ersten Angebot vergehen fünf Stunden, und der Warenkorb ist abgelaufen',
    after: {
      createOffer: once(({ db }) => {
        db.baskets.removeAll();
        db.advance(MINUTES_UNTIL_A_BASKET_IS_OLD);
      }),
    },
  },
  {
    name: 'paymentRefusedAtOrder',
    title: 'Der erste Auftrag scheitert an der Zahlungsart',
    faults: [
      {
        method: 'POST',
        path: '/services/order/backoffice-*orders*',
        times: 1,
        fault: refusal(
          400,
          '/dpl/order/errors/invalid_payment_method',
          'Diese Zahlungsart ist für den Kunden nicht mehr möglich. Bitte eine andere wählen.',
          { key: 'invalid_payment_method' },
        ),
      },
    ],
  },
  {
    name: 'recommendationsSlow',
    title: 'Empfehlungen, Angebote und Bestände brauchen drei Sekunden',
    faults: recommendations({ kind: 'delay', milliseconds: 3_000 }),
  },
  {
    name: 'recommendationsDown',
    title: 'Empfehlungen, Angebote und Bestände fallen aus',
    faults: recommendations(down),
  },
  {
    name: 'inflightServiceDown',
    title: 'Begonnene Bestellungen lassen sich nicht abrufen',
    faults: [{ service: 'call-centre', path: '/inflight-order', fault: down }],
  },
];
