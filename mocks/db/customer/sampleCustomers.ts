import { aWireAddress, aWirePackstation } from '../../builders/aWireAddress.ts';
import { aWireCustomer } from '../../builders/aWireCustomer.ts';
import { addressOf, customerOf, type Person } from './people.ts';
import { without } from '../common/without.ts';
import type { WireCustomer, WireSalutation } from '../common/wireTypes.ts';

/** The easily typed numbers of the main sample customers; README lists them. */
export const SAMPLE_NUMBERS = {
  erika: '0123456',
  locked: '0123457',
  austrian: '0200001',
  swiss: '0300001',
  lightUser: '0400001',
  helloUser: '0400002',
  pinFirstDigits: '0500001',
  pinLastDigits: '0500002',
  employee: '0600001',
  partner: '0600002',
  creator: '0600003',
  tvCreator: '0600004',
  influencer: '0600005',
  noEmail: '0700001',
  noBirthday: '0700002',
  noPhone: '0700003',
  packstationOnly: '0800001',
  postOffice: '0800002',
  consentNotQueried: '0900001',
  receptionNotAsked: '0900002',
  bankingDetails: '0110001',
  dunningLevel1: '0110002',
  dunningLevel2: '0110003',
  noPaymentLeft: '0110004',
  addressCategory1: '0110005',
  rejectedOrders: '0110006',
  creditLimit: '0110007',
  umlauts: '0120001',
  apostrophe: '0120002',
  croatian: '0120003',
  company: '0120004',
  underage: '0130001',
  deceased: '0130002',
  noNewAddress: '0140001',
  noUpsells: '0140002',
} as const;

export function german(number: string, salutation: WireSalutation, firstName: string, lastName: string): Person {
  return {
    number,
    salutation,
    firstName,
    lastName,
    street: 'Lindenweg',
    streetNumber: '8a',
    zipCode: '50668',
    city: 'Köln',
    country: 'DE',
  };
}

const n = SAMPLE_NUMBERS;
const marks = (blocks: string[], dunningLevel = 0, addressCategory = 0): WireCustomer['indicators'] => ({
  blocks,
  dunning_level: dunningLevel,
  address_category: addressCategory,
});

function erika(): WireCustomer {
  return aWireCustomer({
    delivery_addresses: [
      aWireAddress({
        id: 'address-0123456-1',
        external_address_id: '80123456',
        street: 'Domstraße',
        street_number: '4',
        zip_code: '50668',
      }),
      aWireAddress({
        id: 'address-0123456-2',
        external_address_id: '80123457',
        first_name: 'Karl',
        salutation: 'MR',
        street: 'Ahornallee',
        street_number: '112',
        zip_code: '04109',
        city: 'Leipzig',
        care_of: 'Familie Sommer',
        address_addition: 'Hinterhaus',
      }),
    ],
  });
}

function abroad(): WireCustomer[] {
  const anna: Person = {
    ...german(n.austrian, 'MS', 'Anna', 'Gruber'),
    street: 'Mariahilfer Straße',
    streetNumber: '45',
    zipCode: '1060',
    city: 'Wien',
    country: 'AT',
  };
  const reto: Person = {
    ...german(n.swiss, 'MR', 'Reto', 'Müller'),
    street: 'Bahnhofstrasse',
    streetNumber: '21',
    zipCode: '8001',
    city: 'Zürich',
    country: 'CH',
  };
  const inSalzburg = { ...anna, street: 'Getreidegasse', streetNumber: '9', zipCode: '5020', city: 'Salzburg' };
  return [
    customerOf(anna, { delivery_addresses: [addressOf(inSalzburg, { id: `address-${n.austrian}-1` })] }),
    customerOf(reto, { phone_numbers: [{ phone_number_type: 'MOBILE', value: '0791234567' }] }),
  ];
}

function withMissingParts(): WireCustomer[] {
  return [
    without(customerOf(german(n.noEmail, 'MS', 'Gerda', 'Ohlsen')), 'email'),
    without(customerOf(german(n.noBirthday, 'MR', 'Heinz', 'Unbekannt')), 'date_of_birth'),
    customerOf(german(n.noPhone, 'MS', 'Lore', 'Still'), { phone_numbers: [] }),
    without(customerOf(german(n.receptionNotAsked, 'MS', 'Renate', 'Antenne')), 'reception'),
    customerOf(german(n.consentNotQueried, 'MS', 'Ingrid', 'Frage'), {
      consents: {
        email_newsletter: false,
        export_dhl_email: false,
        printed_advertising: true,
        phone_market_research: 'NOT_QUERIED',
        email_market_research: 'NOT_QUERIED',
      },
    }),
  ];
}

function withOtherDelivery(): WireCustomer[] {
  const petra = german(n.packstationOnly, 'MS', 'Petra', 'Paketfrau');
  const bernd = german(n.postOffice, 'MR', 'Bernd', 'Postmann');
  return [
    customerOf(petra, {
      delivery_addresses: [
        aWirePackstation({
          id: `address-${n.packstationOnly}-1`,
          first_name: 'Petra',
          last_name: 'Paketfrau',
          is_default: true,
        }),
      ],
      preferred_address_id: `address-${n.packstationOnly}-1`,
    }),
    customerOf(bernd, {
      delivery_addresses: [
        addressOf(bernd, {
          id: `address-${n.postOffice}-1`,
          type: 'DHL_ADDRESS',
          street: 'Postfiliale',
          street_number: '502',
          service_point: { type: 'POSTFILIALE', number: '502', post: '12345678' },
        }),
      ],
    }),
    customerOf(german(n.noNewAddress, 'MR', 'Fritz', 'Fest'), { is_create_delivery_address_allowed: false }),
  ];
}

function withMoneyMatters(): WireCustomer[] {
  return [
    customerOf(german(n.bankingDetails, 'MS', 'Sabine', 'Konto'), {
      banking_details: {
        account_holder: 'Sabine Konto',
        masked_iban: 'DE89 **** **** **** **30 00',
        bank_name: 'Commerzbank',
      },
      preferred_payment_method: 'DIRECT_DEBIT',
    }),
    customerOf(german(n.dunningLevel1, 'MR', 'Otto', 'Säumig'), { indicators: marks(['DUNNING_LEVEL_1'], 1) }),
    customerOf(german(n.dunningLevel2, 'MR', 'Uwe', 'Mahnung'), { indicators: marks(['DUNNING_LEVEL_2'], 2) }),
    customerOf(german(n.noPaymentLeft, 'MS', 'Iris', 'Insolvenz'), { indicators: marks(['INSOLVENCY'], 3) }),
    customerOf(german(n.addressCategory1, 'MR', 'Kurt', 'Kategorie'), { indicators: marks([], 0, 1) }),
    customerOf(german(n.rejectedOrders, 'MS', 'Rita', 'Prüfung'), { indicators: marks(['EXTERNAL_CHECK']) }),
    customerOf(german(n.creditLimit, 'MR', 'Lars', 'Limit'), { indicators: marks(['CREDIT_LIMIT']) }),
  ];
}

function restricted(): WireCustomer[] {
  return [
    customerOf(german(n.locked, 'MR', 'Max', 'Gesperrt'), { locked: true, order_restriction: { reason: 'FRAUD' } }),
    customerOf(german(n.underage, 'MR', 'Tim', 'Jung'), {
      date_of_birth: '2011-03-04',
      locked: true,
      order_restriction: { reason: 'UNDERAGE' },
    }),
    customerOf(german(n.deceased, 'MS', 'Berta', 'Selig'), { locked: true, order_restriction: { reason: 'DECEASED' } }),
    customerOf(german(n.lightUser, 'MS', 'Lea', 'Leicht'), { is_light_user: true }),
    customerOf(german(n.helloUser, 'MR', 'Hans', 'Hallo'), { is_hello_user: true }),
    customerOf(german(n.noUpsells, 'MS', 'Nele', 'Nurdas'), { allow_upsells: false }),
    customerOf(german(n.pinFirstDigits, 'MS', 'Paula', 'Pinn'), {
      pin_challenge: { mode: 'FIRST_THREE_DIGITS', failed_attempts: 0, skip_disabled_forever: false },
    }),
    customerOf(german(n.pinLastDigits, 'MR', 'Paul', 'Pinner'), {
      pin_challenge: { mode: 'LAST_THREE_DIGITS', failed_attempts: 3, skip_disabled_forever: true },
    }),
  ];
}

function ofOtherTypes(): WireCustomer[] {
  return [
    customerOf(german(n.employee, 'MS', 'Maria', 'Mitarbeiterin'), { type: 'EMPLOYEE' }),
    customerOf(german(n.partner, 'MR', 'Jan', 'Journalist'), { type: 'PARTNER' }),
    customerOf(german(n.creator, 'MS', 'Cora', 'Creator'), { type: 'CREATOR' }),
    customerOf(german(n.tvCreator, 'MR', 'Theo', 'Fernsehen'), { type: 'TV_CREATOR' }),
    customerOf(german(n.influencer, 'MS', 'Ina', 'Einfluss'), { type: 'INFLUENCER' }),
  ];
}

function withUnusualNames(): WireCustomer[] {
  return [
    customerOf(german(n.umlauts, 'MR', 'Jörg-Günther', 'Müller-Lüdenscheidt'), { academic_title: 'Prof. Dr.' }),
    customerOf(german(n.apostrophe, 'MS', 'Siobhán', "O'Neill")),
    customerOf(german(n.croatian, 'MR', 'Živko', 'Đorđević')),
    customerOf(german(n.company, 'COMPANY', 'Bäckerei', 'Groß & Söhne')),
  ];
}

export function sampleCustomers(): WireCustomer[] {
  return [
    erika(),
    ...abroad(),
    ...withMissingParts(),
    ...withOtherDelivery(),
    ...withMoneyMatters(),
    ...restricted(),
    ...ofOtherTypes(),
    ...withUnusualNames(),
  ];
}
