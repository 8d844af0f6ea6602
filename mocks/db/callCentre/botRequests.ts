import { NUMBERS_AT_THE_EDGE } from '../customer/customersAtTheEdge.ts';
import { SAMPLE_NUMBERS } from '../customer/sampleCustomers.ts';
import type { WireBotRequest } from './wireCallCentreTypes.ts';

const ERIKAS_NEWEST_ORDER = '1000000001';
const n = SAMPLE_NUMBERS;

/** The hand-overs of the phone bot: what it knew of the caller, by the number that it gives the agent. */
export const botRequests: ReadonlyMap<string, WireBotRequest> = new Map<string, WireBotRequest>([
  [
    '8001',
    {
      code: 'INVALID_AUTHENTICATION',
      customer_number: n.pinFirstDigits,
      authenticated: false,
      hand_over_reason: 'Die Anmeldung ist dreimal fehlgeschlagen.',
      comment: 'Der Anrufer kennt seine PIN nicht mehr.',
    },
  ],
  [
    '8002',
    {
      code: 'INVALID_ORDER_SELECTION',
      customer_number: n.erika,
      authenticated: true,
      hand_over_reason: 'Der Auftrag ließ sich nicht bestimmen.',
      comment: 'Gesucht ist ein Auftrag mit Gesichtscreme.',
    },
  ],
  [
    '8003',
    {
      code: 'INVALID_RETURN_SELECTION',
      customer_number: n.austrian,
      authenticated: true,
      hand_over_reason: 'Die Retoure ließ sich nicht bestimmen.',
      comment: 'Mehrere Artikel sollen zurück.\nZwei davon sind schon unterwegs.',
    },
  ],
  [
    '8004',
    {
      code: 'ASK_FOR_AGENT',
      customer_number: n.noEmail,
      authenticated: false,
      hand_over_reason: 'Der Anrufer möchte mit einem Menschen sprechen.',
      comment: '',
    },
  ],
  [
    '8005',
    {
      code: 'ERROR_GENERAL',
      customer_number: NUMBERS_AT_THE_EDGE.markup,
      authenticated: false,
      hand_over_reason: 'Allgemeiner Fehler',
      comment: 'Erkannt wurde: <img src=x onerror="document.title=3"> <b>Ring</b> & Kette',
    },
  ],
  [
    '8006',
    {
      code: 'ERROR_TRACKING',
      customer_number: n.erika,
      authenticated: true,
      hand_over_reason: 'Die Sendungsverfolgung antwortet nicht.',
      comment: 'Wo bleibt mein Paket?',
      external_order_id: ERIKAS_NEWEST_ORDER,
    },
  ],
  [
    '8007',
    {
      code: 'ERROR_RETURNLABEL',
      customer_number: n.bankingDetails,
      authenticated: true,
      hand_over_reason: 'Der Rücksendeschein ließ sich nicht erstellen.',
      comment: 'Der Rücksendeschein soll per Post kommen.',
    },
  ],
  [
    '8008',
    {
      code: 'ERROR_RETURNTRACKING',
      customer_number: n.swiss,
      authenticated: true,
      hand_over_reason: 'Die Retoure ließ sich nicht verfolgen.',
      comment: 'Die Retoure wurde vor drei Wochen abgegeben.',
    },
  ],
]);
