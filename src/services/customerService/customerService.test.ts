import { describe, expect, it } from 'vitest';
import { deliveryChoices, preselectedAddressId } from '~/domain/customer/deliveryAddress';
import { fromAddress } from '../http/commonWire';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadCustomer } from './customerService';

const wire = openWire();

const wireCustomer = {
  id: 'c-1',
  external_customer_id: '0123456',
  salutation: 'MS',
  academic_title: 'Dr.',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  email: 'erika@example.com',
  date_of_birth: '1964-08-12',
  phone_numbers: [{ phone_number_type: 'MOBILE', value: '015112345678' }],
  billing_address: {
    id: 'a-1',
    external_address_id: '8012',
    type: 'POSTAL',
    kind: 'BILLING',
    first_name: 'Erika',
    last_name: 'Musterfrau',
    salutation: 'MS',
    street: 'Heidestraße',
    street_number: '17',
    zip_code: '01067',
    city: 'Dresden',
    country_code: 'DE',
    is_default: true,
    from_invoice_address: true,
  },
  delivery_addresses: [
    {
      id: 'a-2',
      type: 'PACKSTATION',
      kind: 'DELIVERY',
      zip_code: '50667',
      city: 'Köln',
      country_code: 'DE',
      post_number: '0012345678',
      packstation_number: '145',
      is_default: false,
    },
    {
      id: 'a-3',
      type: 'DHL_ADDRESS',
      kind: 'DELIVERY',
      zip_code: '50667',
      city: 'Köln',
      country_code: 'DE',
      service_point: { type: 'POSTFILIALE', number: '502', post: '12345678' },
    },
  ],
  origin: 'TELE',
  origin_country: 'DE',
  type: 'REGULAR',
  locked: false,
  is_light_user: false,
  is_hello_user: true,
  consents: {
    email_newsletter: true,
    export_dhl_email: false,
    printed_advertising: true,
    phone_market_research: 'NOT_QUERIED',
    email_market_research: 'ALLOWED',
  },
  data_protection: true,
  reception: 'CABLE',
  pin_challenge: {
    mode: 'LAST_THREE_DIGITS',
    failed_attempts: 2,
    skip_disabled_forever: true,
    retry_after_seconds: 30,
  },
  order_restriction: { reason: 'FRAUD' },
  indicators: { blocks: ['INSOLVENCY'], dunning_level: 2, address_category: 1 },
  allow_upsells: false,
  is_create_delivery_address_allowed: true,
  banking_details: { account_holder: 'Erika Musterfrau', masked_iban: 'DE89 **** 3000', bank_name: 'Commerzbank' },
  preferred_payment_method: 'DIRECT_DEBIT',
  preferred_address_id: 'a-2',
};

describe('a customer (REQ B1.9)', () => {
  it('is requested by number, and read in full', async () => {
    wire.answers(wireCustomer);
    const customer = await loadCustomer('0123456');
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/customer/private/customers',
      query: { external_id: '0123456' },
      body: undefined,
    });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
    expect(customer).toMatchObject({
      id: 'c-1',
      externalCustomerId: '0123456',
      isGuest: false,
      skipDoubleCheck: false,
      salutation: 'MS',
      academicTitle: 'Dr.',
      dateOfBirth: '1964-08-12',
      phoneNumbers: [{ phoneNumberType: 'MOBILE', value: '015112345678' }],
      billingAddress: {
        type: 'POSTAL',
        id: 'a-1',
        kind: 'BILLING',
        street: 'Heidestraße',
        streetNumber: '17',
        zipCode: '01067',
      },
      deliveryAddresses: [
        { type: 'PACKSTATION', id: 'a-2', postNumber: '0012345678', packstationNumber: '145' },
        { type: 'DHL_ADDRESS', id: 'a-3', servicePoint: { type: 'POSTFILIALE', number: '502', post: '12345678' } },
      ],
      consents: { phoneMarketResearch: 'NOT_QUERIED', emailMarketResearch: 'ALLOWED', exportDhlEmail: false },
      pinChallenge: { mode: 'LAST_THREE_DIGITS', failedAttempts: 2, skipDisabledForever: true, retryAfterSeconds: 30 },
      orderRestriction: 'FRAUD',
      indicators: { blocks: ['INSOLVENCY'], dunningLevel: 2, addressCategory: 1 },
      allowUpsells: false,
      bankingDetails: { accountHolder: 'Erika Musterfrau', maskedIban: 'DE89 **** 3000', bankName: 'Commerzbank' },
      preferredPaymentMethod: 'DIRECT_DEBIT',
      preferredAddressId: 'a-2',
    });
  });

  it('has addresses that can be told apart without their ids, by which the agent chooses one', async () => {
    const [packstation, branch] = wireCustomer.delivery_addresses;
    wire.answers({
      ...wireCustomer,
      billing_address: { ...wireCustomer.billing_address, id: undefined },
      delivery_addresses: [
        { ...packstation, id: undefined, external_address_id: 8013 },
        { ...branch, id: undefined },
        { ...branch, id: '', external_address_id: '', city: 'Bonn' },
      ],
    });
    const customer = await loadCustomer('0123456');
    const choices = customer === null ? [] : deliveryChoices(customer);
    expect(choices.map(({ id, city }) => [id, city])).toEqual([
      ['8012', 'Dresden'],
      ['8013', 'Köln'],
      ['unnamed-1', 'Köln'],
      ['unnamed-2', 'Bonn'],
    ]);
    expect(choices.map(fromAddress).map(({ id }) => id)).toEqual(['8012', '8013', undefined, undefined]);
  });

  it.each(['from_invoice_address', 'from_invoice'])(
    'prefers the billing address where its copy (%s) is preferred, whatever else is the default',
    async (mark) => {
      const [packstation] = wireCustomer.delivery_addresses;
      const copy = { ...wireCustomer.billing_address, id: 'a-4', kind: 'DELIVERY', from_invoice_address: undefined };
      wire.answers({
        ...wireCustomer,
        delivery_addresses: [
          { ...packstation, is_default: true },
          { ...copy, [mark]: true },
        ],
        preferred_address_id: 'a-4',
      });
      const customer = await loadCustomer('0123456');
      expect(customer && preselectedAddressId(customer)).toBe('a-1');
    },
  );

  it('may lack everything but the number', async () => {
    wire.answers({ external_customer_id: '0123456' });
    expect(await loadCustomer('0123456')).toMatchObject({
      salutation: null,
      email: null,
      dateOfBirth: null,
      phoneNumbers: [],
      billingAddress: null,
      deliveryAddresses: [],
      originCountry: null,
      type: 'REGULAR',
      locked: false,
      pinChallenge: null,
      orderRestriction: null,
      indicators: { blocks: [], dunningLevel: 0, addressCategory: null },
      consents: { phoneMarketResearch: 'UNKNOWN' },
    });
  });

  it.each([
    [{ code: 'employee', label: 'Mitarbeiter' }, 'EMPLOYEE'],
    [{ type: 'TV_CREATOR' }, 'TV_CREATOR'],
    [['PARTNER'], 'PARTNER'],
    [{ label: 'Journalist' }, 'UNKNOWN'],
    ['Journalist', 'Journalist'],
    [[], 'REGULAR'],
    [null, 'REGULAR'],
  ])('has the type of %j: %s', async (type, read) => {
    wire.answers({ external_customer_id: '0123456', type });
    expect(await loadCustomer('0123456')).toMatchObject({ type: read });
  });

  it.each([
    ['at', { originCountry: 'AT' }],
    ['FR', { originCountry: null, otherOriginCountry: 'FR' }],
    ['', { originCountry: null }],
    [undefined, { originCountry: null }],
  ])('with the origin %j is read without a guess (REQ B2.3)', async (origin, read) => {
    wire.answers({ ...wireCustomer, origin_country: origin });
    expect(await loadCustomer('0123456')).toMatchObject(read);
  });

  it.each([
    [{ locked: 'TRUE' }, true],
    [{ is_locked: true }, true],
    [{ locked: 'perhaps' }, true],
    [{ locked: false, is_locked: null }, false],
  ])('with %j is locked: %j', async (mark, locked) => {
    const { locked: _usual, ...unmarked } = wireCustomer;
    wire.answers({ ...unmarked, ...mark });
    expect(await loadCustomer('0123456')).toMatchObject({ locked });
  });

  const twoBlocks = ['HIGH_RETURN_RATE', 'DUNNING_LEVEL_2'];
  it.each([
    [{ indicators: twoBlocks }, { blocks: twoBlocks, dunningLevel: 0 }],
    [{ indicators: 'high return rate' }, { blocks: ['HIGH_RETURN_RATE'] }],
    [
      { indicators: twoBlocks, dunning_data: { dunning_level: 3 } },
      { blocks: twoBlocks, dunningLevel: 3 },
    ],
    [
      { indicators: null, dunning: { level: '3' } },
      { blocks: [], dunningLevel: 3 },
    ],
    [{ dunning: 1 }, { blocks: ['INSOLVENCY'], dunningLevel: 2 }],
    [
      { indicators: [{ code: 'credit_limit' }, { type: 'INSOLVENCY' }, null] },
      { blocks: ['CREDIT_LIMIT', 'INSOLVENCY'] },
    ],
    [{ indicators: [{ since: '2026-01-01' }] }, { blocks: ['UNKNOWN'] }],
    [
      { indicators: { blocks: { insolvency: true, CREDIT_LIMIT: 'true', external: false } } },
      { blocks: ['INSOLVENCY', 'CREDIT_LIMIT'] },
    ],
  ])('with %j has the indicators %j (REQ B13.3)', async (sent, indicators) => {
    wire.answers({ ...wireCustomer, ...sent });
    expect(await loadCustomer('0123456')).toMatchObject({ indicators });
  });

  it.each([
    ['FRAUD', 'FRAUD'],
    [{ reason: 'fraud' }, 'FRAUD'],
    [{ reasons: ['UNDERAGE', 'FRAUD'] }, 'UNDERAGE'],
    [[{ type: 'DECEASED' }], 'DECEASED'],
    [{ reason: null, code: 'PRANK_ORDER' }, 'PRANK_ORDER'],
    [{ since: '2026-01-01' }, 'UNKNOWN'],
    [[], null],
    [false, null],
  ])('with the restriction %j is restricted for %j (REQ B13.2)', async (sent, orderRestriction) => {
    wire.answers({ ...wireCustomer, order_restriction: sent });
    expect(await loadCustomer('0123456')).toMatchObject({ orderRestriction });
  });

  it.each(['skip_disabled_forever', 'skip_option_disabled_forever'])(
    '`%s` forbids to skip the PIN (REQ B3.2)',
    async (field) => {
      wire.answers({ ...wireCustomer, pin_challenge: { [field]: true } });
      expect(await loadCustomer('0123456')).toMatchObject({ pinChallenge: { skipDisabledForever: true } });
    },
  );

  it.each([[{ attempts: 2 }], [{ attempts_count: '2' }]])('with %j counts failed PINs (REQ B3.3)', async (sent) => {
    wire.answers({ ...wireCustomer, pin_challenge: sent });
    expect(await loadCustomer('0123456')).toMatchObject({ pinChallenge: { failedAttempts: 2 } });
  });

  it.each([
    ['ms', 'MS'],
    ['Herr', 'MR'],
    ['FRAU', 'MS'],
    ['Mrs', 'MS'],
    ['Firma', 'COMPANY'],
    ['Familie', 'FAMILY'],
    ['MISS', null],
    ['', null],
  ])('with the salutation %j is read as %j (REQ B7.1)', async (sent, salutation) => {
    wire.answers({ ...wireCustomer, salutation: sent });
    expect(await loadCustomer('0123456')).toMatchObject({ salutation });
  });

  it('may carry codes that this version does not know', async () => {
    wire.answers({
      ...wireCustomer,
      salutation: 'DIVERSE',
      type: 'AMBASSADOR',
      order_restriction: { reason: 'NEW_REASON' },
      indicators: { blocks: ['NEW_BLOCK'], dunning_level: 0 },
      consents: { phone_market_research: 'LATER' },
      preferred_payment_method: 'BITCOIN',
      reception: 'LASER',
      billing_address: { ...wireCustomer.billing_address, country_code: 'FR', type: 'MOON' },
    });
    expect(await loadCustomer('0123456')).toMatchObject({
      salutation: null,
      type: 'AMBASSADOR',
      orderRestriction: 'NEW_REASON',
      indicators: { blocks: ['NEW_BLOCK'] },
      consents: { phoneMarketResearch: 'UNKNOWN' },
      preferredPaymentMethod: null,
      reception: 'LASER',
      billingAddress: { type: 'POSTAL', countryCode: null },
    });
  });

  it.each([
    [{ phone_market_research_consent: 'ALLOWED', email_market_research_consent: 'NOT_ALLOWED' }, 'ALLOWED'],
    [{ phone_market_research: 'LATER', phone_market_research_consent: 'NOT_QUERIED' }, 'NOT_QUERIED'],
    ['yes', 'UNKNOWN'],
    [null, 'UNKNOWN'],
  ])('with the consents %j has the phone consent %s (REQ B5.1)', async (consents, phoneMarketResearch) => {
    wire.answers({ ...wireCustomer, consents });
    expect(await loadCustomer('0123456')).toMatchObject({ consents: { emailNewsletter: false, phoneMarketResearch } });
  });

  it.each([
    [{ phone_numbers: [], phone_number: '030 1' }, [{ phoneNumberType: 'PRIVATE', value: '030 1' }]],
    [{ phone_numbers: [{ value: '030 2' }], phone_number: '030 1' }, [{ phoneNumberType: 'PRIVATE', value: '030 2' }]],
    [{ phone_numbers: null, phone_number: '' }, []],
  ])('with %j has the phone numbers %j', async (sent, phoneNumbers) => {
    wire.answers({ ...wireCustomer, ...sent });
    expect(await loadCustomer('0123456')).toMatchObject({ phoneNumbers });
  });

  it('is rejected as malformed when the response has another number', async () => {
    wire.answers({ ...wireCustomer, external_customer_id: '0999999' });
    expect(await failureKindOf(loadCustomer('0123456'))).toBe('malformed');
  });

  it('is null for a number that the service does not know', async () => {
    wire.answers({ type: '/dpl/cs/errors/customer_not_found', status: 404 }, 404);
    expect(await loadCustomer('0123456')).toBeNull();
  });

  it.each([[[]], [{ customers: [] }]])(
    'is null for the answer %j: the address is that of a list (REQ B2.2)',
    async (body) => {
      wire.answers(body);
      expect(await loadCustomer('0123456')).toBeNull();
    },
  );

  it.each(['', null, undefined])('was not asked about the reception where it is %j (REQ B2.7)', async (reception) => {
    wire.answers({ ...wireCustomer, reception });
    expect(await loadCustomer('0123456')).toMatchObject({ reception: null });
  });

  it.each([
    ['an error', { status: 500 }, 500, 'problem'],
    ['null', null, 200, 'malformed'],
    ['no list of customers', { customers: [], total: 3 }, 200, 'malformed'],
    ['no customer', {}, 200, 'malformed'],
    ['a list of several', [wireCustomer, wireCustomer], 200, 'malformed'],
  ])('is rejected when the response is %s', async (_case, body, status, kind) => {
    wire.answers(body, status);
    expect(await failureKindOf(loadCustomer('0123456'))).toBe(kind);
  });
});
