import { LATER_PHONE_TYPE } from '../schemaParts.ts';
import {
  answers,
  answersNothing,
  answersShape,
  assumed,
  code,
  country,
  day,
  enveloped,
  flag,
  id,
  list,
  listWithUnknown,
  mayAnswer,
  named,
  number,
  object,
  text,
  type Answer,
  paymentMethod,
} from './shapes.ts';

const pointTypes = code('PACKSTATION', 'POSTFILIALE', 'PAKETSHOP', 'POSTSTATION');
const researchState = code('NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN');

const addressFields = {
  ...named('REQ B9.1', {
    'id?': id,
    'external_address_id?': id,
    type: code('POSTAL', 'PACKSTATION', 'DHL_ADDRESS'),
    'kind?': code('DELIVERY', 'BILLING'),
    'first_name?': text,
    'last_name?': text,
    'salutation?': text,
    'street?': text,
    'street_number?': text,
    zip_code: text,
    city: text,
    country_code: country,
    'care_of?': text,
    'address_addition?': text,
    'is_default?': flag,
    'from_invoice_address?': flag,
  }),
  ...named('REQ B9.2', {
    'post_number?': text,
    'packstation_number?': text,
    'service_point?': object(named('REQ B9.2', { type: pointTypes, number: text, 'post?': text })),
  }),
};
export const address = object(addressFields);

export const consentFields = named('REQ B5.1', {
  'email_newsletter?': flag,
  'export_dhl_email?': flag,
  'printed_advertising?': flag,
  'phone_market_research?': researchState,
  'email_market_research?': researchState,
});

const bankingDetails = object(
  named('REQ B11.4', { 'account_holder?': text, 'masked_iban?': text, 'bank_name?': text, 'iban?': text }),
);
const orderRestriction = object(assumed('a general sentence', { 'reason?': text }));

const customerFields = {
  ...named('REQ B1.9', {
    id: id,
    'external_customer_id!': id,
    salutation: text,
    'academic_title?': text,
    first_name: text,
    last_name: text,
    'email?': text,
    'date_of_birth?': day,
    'phone_number?': text,
    phone_numbers: listWithUnknown(
      object(named('REQ B1.9', { phone_number_type: code('PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'), value: text })),
      { phone_number_type: LATER_PHONE_TYPE, value: '00870 7730 1234' },
    ),
    'billing_address!': address,
    delivery_addresses: list(address),
    'origin?': text,
    'origin_country?': country,
    type: text,
    // A service may send the mark of locked customers alone.
    'locked?': flag,
    is_light_user: flag,
    is_hello_user: flag,
    consents: object(consentFields),
    data_protection: flag,
    'reception?': text,
    'pin_challenge?': object(
      assumed('the agent chooses which three digits the caller names', {
        'mode?': code('FIRST_THREE_DIGITS', 'LAST_THREE_DIGITS'),
      }),
      assumed('counted from none; skipping is possible; no countdown', {
        'failed_attempts?': number,
        'skip_disabled_forever?': flag,
        'retry_after_seconds?': number,
      }),
    ),
    'order_restriction?': orderRestriction,
    'indicators?': object(
      assumed('the block is not shown; the service decides', {
        'blocks?': list(text),
        'dunning_level?': number,
        'address_category?': number,
      }),
    ),
    'allow_upsells?': flag,
    'is_create_delivery_address_allowed?': flag,
    'preferred_payment_method?': paymentMethod,
    'preferred_address_id?': id,
    'banking_details?': bankingDetails,
  }),
};
const customer = object(customerFields);
const customersFound = enveloped('customers', customer);
const changedCustomer = mayAnswer('the customer is loaded again', customer);

const creditStanding = {
  ...assumed('the check fails: a customer must not be shown without blocks', {
    'blocks!': list(text),
    'dunning_level!': number,
  }),
  ...assumed('the amount is shown as unknown', { 'credit_limit?': number, 'open_amount?': number }),
  ...assumed('none is shown', { 'order_restriction?': orderRestriction }),
};

export const customerAnswers = {
  addDeliveryAddress: mayAnswer('the customer is loaded again', address),
  changeCustomer: changedCustomer,
  changeCustomerCountry: changedCustomer,
  checkBirthdate: mayAnswer(
    'the date of birth of the customer is compared',
    object(assumed('the date of birth of the customer is compared', { 'matches?': flag })),
  ),
  createCustomer: mayAnswer('the customer is searched for by name and birthday', customer),
  findCustomer: answersShape(customer),
  replaceAddress: mayAnswer('the customer is loaded again', address),
  fetchCustomersByEmail: answersShape(customersFound),
  fetchCustomersByNameAndBirthday: answersShape(customersFound),
  searchCustomers: answersShape(customersFound),
  changeConsents: answersNothing,
  changeDataProtection: answersNothing,
  changeMarketResearchConsent: answersNothing,
  changePreferences: answersNothing,
  changePreferredPayment: answersNothing,
  giveGuestConsent: answersNothing,
  readCreditStanding: answers(creditStanding),
  saveBankingDetails: answersNothing,
  requestPinLetter: mayAnswer(
    'an answer without an error is a success',
    object(named('REQ B3.4', { 'status!': code('SUCCESS', 'FAILED', 'NONE') })),
  ),
  skipPin: answersNothing,
  verifyPin: mayAnswer(
    'an answer without an error is a success',
    object(named('REQ B3.3', { 'result!': code('SUCCESS', 'FAILED', 'FAILED_WITH_MAX_ATTEMPTS_REACHED') })),
  ),
  sendRingTemplate: answersNothing,
  subscribeStockReminder: answersNothing,
} satisfies Readonly<Record<string, Answer>>;
