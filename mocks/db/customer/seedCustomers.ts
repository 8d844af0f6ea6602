import { addressOf, customerOf, type Person } from './people.ts';
import { sampleCustomers } from './sampleCustomers.ts';
import type { Random } from '../common/random.ts';
import {
  ORDER_RESTRICTIONS,
  type WireConsentState,
  type WireCountry,
  type WireCustomer,
  type WireSalutation,
} from '../common/wireTypes.ts';

const NUMBER_OF_GENERATED_CUSTOMERS = 60;

const WOMEN = [
  'Andrea',
  'Brigitte',
  'Christa',
  'Doris',
  'Elke',
  'Franziska',
  'Gisela',
  'Heike',
  'Käthe',
  'Jutta',
  'Zoë',
] as const;
const MEN = [
  'Achim',
  'Bodo',
  'Dieter',
  'Ernst',
  'Günter',
  'Horst',
  'Jürgen',
  'Klaus',
  'Manfred',
  'Rüdiger',
  'Sören',
] as const;
const LAST_NAMES = [
  'Albrecht',
  'Böhm',
  'Brandt',
  'Çelik',
  'Dietrich',
  'Eßer',
  'Fuchs',
  'Großmann',
  'von der Heide',
  'Jäger',
  'Krüger',
  'Li',
  'Müller',
  'Nowak',
  'Öztürk',
  'Pfeiffer',
  'Roth',
  'Schäfer',
  'Thieß',
  'Vogel',
  'Weiß',
  'Zimmermann',
] as const;
export const ORDINARY_STREETS = [
  'Am Poststadion',
  'Backsteinweg',
  'Goethestraße',
  'Hauptstraße',
  'Packhofstraße',
  'Poststraße',
  'Schulweg',
  'Stationsstraße',
] as const;

export const TOWNS: Record<WireCountry, readonly [readonly [string, string], ...(readonly [string, string])[]]> = {
  DE: [
    ['01067', 'Dresden'],
    ['10115', 'Berlin'],
    ['20095', 'Hamburg'],
    ['50667', 'Köln'],
    ['80331', 'München'],
    ['89073', 'Ulm'],
  ],
  AT: [
    ['1010', 'Wien'],
    ['4020', 'Linz'],
    ['6020', 'Innsbruck'],
    ['8010', 'Graz'],
  ],
  CH: [
    ['3011', 'Bern'],
    ['4051', 'Basel'],
    ['8001', 'Zürich'],
    ['9000', 'St. Gallen'],
  ],
};

const BLOCKS = [
  'ADDRESS_CAT_2',
  'NEW_CUSTOMER_ADDRESS_CAT_4',
  'DUNNING_LEVEL_1',
  'DUNNING_LEVEL_2',
  'INSTALLMENT_DUNNING',
  'MAJOR_REPORT',
  'HIGH_RETURN_RATE',
  'HIGH_ORDER_VALUE',
  'NO_ORDER_VALUE',
  'EXTERNAL_CHECK',
  'CREDIT_LIMIT',
  'INSOLVENCY',
  'TEMPORARY_DELIVERY_BLOCK',
  'SOMETHING_NEW',
] as const;
const CONSENT_STATES: readonly [WireConsentState, ...WireConsentState[]] = [
  'NOT_QUERIED',
  'ALLOWED',
  'NOT_ALLOWED',
  'UNKNOWN',
];
const SALUTATIONS: readonly [WireSalutation, ...WireSalutation[]] = ['MS', 'MR', 'MS', 'MR', 'FAMILY'];

function countryFor(index: number): WireCountry {
  if (index % 10 === 3 || index % 10 === 7) return 'AT';
  return index % 10 === 5 ? 'CH' : 'DE';
}

function somebody(index: number, random: Random): Person {
  const country = countryFor(index);
  const salutation = random.pick(SALUTATIONS);
  const [zipCode, city] = random.pick(TOWNS[country]);
  return {
    number: `01${String(50_000 + index)}`,
    salutation,
    firstName: salutation === 'MR' ? random.pick(MEN) : random.pick(WOMEN),
    lastName: random.pick(LAST_NAMES),
    street: random.pick(ORDINARY_STREETS),
    streetNumber: `${1 + random.below(140)}${random.pick(['', '', 'a', 'b'])}`,
    zipCode,
    city,
    country,
  };
}

/** The restriction or block of a generated customer: the first ones have each of them once, all others none. */
function marksFor(index: number): Partial<WireCustomer> {
  const reason = ORDER_RESTRICTIONS[index];
  if (reason) return { locked: true, order_restriction: { reason } };
  const block = BLOCKS[index - ORDER_RESTRICTIONS.length];
  if (block)
    return { indicators: { blocks: [block], dunning_level: block === 'DUNNING_LEVEL_2' ? 2 : 0, address_category: 0 } };
  return {};
}

function generatedCustomer(index: number, random: Random): WireCustomer {
  const person = somebody(index, random);
  const elsewhere = somebody(index, random);
  const [zipCode, city] = random.pick(TOWNS[person.country]);
  return customerOf(person, {
    date_of_birth: `${1938 + random.below(65)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
    phone_numbers:
      random.below(6) === 0
        ? []
        : [{ phone_number_type: 'PRIVATE', value: `0${2 + random.below(8)}${random.digits(8)}` }],
    delivery_addresses:
      random.below(3) === 0
        ? [addressOf({ ...person, street: elsewhere.street, zipCode, city }, { id: `address-${person.number}-1` })]
        : [],
    consents: {
      email_newsletter: random.below(2) === 0,
      export_dhl_email: random.below(2) === 0,
      printed_advertising: random.below(2) === 0,
      phone_market_research: random.pick(CONSENT_STATES),
      email_market_research: random.pick(CONSENT_STATES),
    },
    ...marksFor(index),
  });
}

export function seedCustomers(random: Random): Map<string, WireCustomer> {
  const generated = Array.from({ length: NUMBER_OF_GENERATED_CUSTOMERS }, (_, index) =>
    generatedCustomer(index, random),
  );
  return new Map([...sampleCustomers(), ...generated].map((customer) => [customer.external_customer_id, customer]));
}
