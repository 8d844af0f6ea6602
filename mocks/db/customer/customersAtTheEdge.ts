import { aWirePackstation } from '../../builders/aWireAddress.ts';
import { german } from './sampleCustomers.ts';
import { addressOf, customerOf } from './people.ts';
import type { WireCustomer, WireServicePoint } from '../common/wireTypes.ts';

/** Numbers of customers with one unusual property each; README lists them. */
export const NUMBERS_AT_THE_EDGE = {
  everyPhone: '0180001',
  parcelShop: '0180002',
  postStation: '0180003',
  addressCategory2: '0180004',
  markup: '0180005',
  twelveAddresses: '0180006',
  preferredAddress: '0180007',
  orderedLately: '0180010',
  afterOrder: '0180011',
} as const;

const n = NUMBERS_AT_THE_EDGE;

/** A street of the directory, so that suggestions contain markup too. */
export const STREET_WITH_MARKUP = 'Straße <b>der Zeichen</b>';
/** A house to which nothing is delivered (address category 1), whoever orders. */
export const BLOCKED_PLACE = { street: 'Hasenweg', streetNumber: '66' } as const;
/** Reverses the reading direction of the text after it. */
const RIGHT_TO_LEFT = '\u202E';

export const STREETS_OF_ADELE = [
  'Ahornallee',
  'Birkenweg',
  'Eichenweg',
  'Erlenweg',
  'Eschenweg',
  'Fichtenweg',
  'Haselweg',
  'Kastanienallee',
  'Kiefernweg',
  'Lärchenweg',
  'Ulmenweg',
  'Weidenweg',
] as const;

function withPickUpPoint(
  number: string,
  firstName: string,
  lastName: string,
  words: string,
  point: WireServicePoint,
): WireCustomer {
  const person = german(number, 'MS', firstName, lastName);
  const pickUpPoint = addressOf(person, {
    id: `address-${number}-1`,
    type: 'DHL_ADDRESS',
    street: words,
    street_number: point.number,
    service_point: point,
  });
  return customerOf(person, { delivery_addresses: [pickUpPoint] });
}

function adele(): WireCustomer {
  const person = german(n.twelveAddresses, 'MS', 'Adele', 'Adressreich');
  return customerOf(person, {
    delivery_addresses: STREETS_OF_ADELE.map((street, index) =>
      addressOf(
        { ...person, street, streetNumber: String(3 + index), zipCode: '04109', city: 'Leipzig' },
        {
          id: `address-${n.twelveAddresses}-${index + 1}`,
          external_address_id: `818006${String(index + 1).padStart(2, '0')}`,
        },
      ),
    ),
  });
}

function vera(): WireCustomer {
  const person = german(n.preferredAddress, 'MS', 'Vera', 'Vorliebe');
  const atWork = { ...person, street: 'Domstraße', streetNumber: '30' };
  const atHerSisters = { ...person, street: 'Rosenweg', streetNumber: '3', zipCode: '50667' };
  return customerOf(person, {
    delivery_addresses: [
      addressOf(atWork, { id: `address-${n.preferredAddress}-1`, is_default: true }),
      addressOf(atHerSisters, { id: `address-${n.preferredAddress}-2` }),
    ],
    preferred_address_id: `address-${n.preferredAddress}-2`,
  });
}

/** A customer whose texts contain markup, which screens must show as text. */
function customerWithMarkup(): WireCustomer {
  const person = german(n.markup, 'MR', `<img src=x onerror="document.title=1">${RIGHT_TO_LEFT}`, 'Zeichensalat');
  return customerOf(person, {
    academic_title: '<b>Dr.</b>',
    email: 'zeichen@example.com',
    billing_address: addressOf(person, {
      id: `address-${n.markup}-0`,
      kind: 'BILLING',
      is_default: true,
      from_invoice_address: true,
      care_of: '<script>document.title=2</script>',
      address_addition: `links ${RIGHT_TO_LEFT}rechts`,
    }),
    delivery_addresses: [
      addressOf({ ...person, street: STREET_WITH_MARKUP, streetNumber: '1' }, { id: `address-${n.markup}-1` }),
    ],
  });
}

/** The customer of most orders for what happens after an order; one of her addresses is blocked (category 1). */
function dora(): WireCustomer {
  const person = german(n.afterOrder, 'MS', 'Dora', 'Danach');
  const places = [
    { ...person, street: 'Domstraße', streetNumber: '12' },
    { ...person, ...BLOCKED_PLACE, zipCode: '50667' },
  ];
  return customerOf(person, {
    delivery_addresses: [
      ...places.map((place, index) => addressOf(place, { id: `address-${n.afterOrder}-${index + 1}` })),
      aWirePackstation({ id: `address-${n.afterOrder}-3`, first_name: 'Dora', last_name: 'Danach' }),
    ],
    banking_details: {
      account_holder: 'Dora Danach',
      masked_iban: 'DE89 **** **** **** **30 00',
      bank_name: 'Commerzbank',
    },
  });
}

export function customersAtTheEdge(): WireCustomer[] {
  return [
    customerOf(german(n.everyPhone, 'MR', 'Viktor', 'Vieltelefon'), {
      phone_numbers: [
        { phone_number_type: 'FAX', value: '022199999994' },
        { phone_number_type: 'BUSINESS', value: '+49 221 99999993' },
        { phone_number_type: 'MOBILE', value: '0151 99999992' },
        { phone_number_type: 'PRIVATE', value: '0221/9999-9991' },
      ],
    }),
    withPickUpPoint(n.parcelShop, 'Pia', 'Paketshop', 'Paketshop', {
      type: 'PAKETSHOP',
      number: '417',
      post: '12345678',
    }),
    withPickUpPoint(n.postStation, 'Stefanie', 'Station', 'Poststation', {
      type: 'POSTSTATION',
      number: '231',
      post: '12345678',
    }),
    customerOf(german(n.addressCategory2, 'MS', 'Karla', 'Zweitrang'), {
      indicators: { blocks: ['ADDRESS_CAT_2'], dunning_level: 0, address_category: 2 },
    }),
    customerWithMarkup(),
    adele(),
    vera(),
    customerOf(german(n.orderedLately, 'MS', 'Wiebke', 'Wiederkauf')),
    dora(),
  ];
}
