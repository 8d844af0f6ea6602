import { customerAnswers } from './answers/customerAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { consentState, email, flag, iban, method, objectOf, oneOf, orNull, phone, text } from './schemaParts.ts';
import type { WireConsentState, WirePaymentMethod } from '../db/common/wireTypes.ts';

const reception = oneOf(
  'ANALOG_CABLE',
  'WEB',
  'UNKNOWN',
  'DIGITAL_SATELLITE',
  'DIGITAL_SATELLITE_HD',
  'DIGITAL_CABLE',
  'DIGITAL_HD_CABLE',
  'MAGENTA_TV',
  'VODAFONE',
  'DVB_T2_HD',
);

export const changeMarketResearchConsent = defineOperation<{
  phone_market_research_consent: WireConsentState;
  email_market_research_consent: WireConsentState;
  phone_number?: string | null;
  email?: string | null;
  order_id?: string | null;
}>({
  name: 'changeMarketResearchConsent',
  answer: customerAnswers.changeMarketResearchConsent,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/update-market-research-consent/:customerId',
  bodySchema: objectOf(
    { phone_market_research_consent: consentState, email_market_research_consent: consentState },
    { phone_number: orNull(phone), email: orNull(email), order_id: orNull(text) },
  ),
  example: {
    path: '/private/update-market-research-consent/0900001',
    body: {
      phone_market_research_consent: 'ALLOWED',
      email_market_research_consent: 'NOT_ALLOWED',
      phone_number: '022112345678',
    },
  },
});

export const giveGuestConsent = defineOperation<{
  email: string;
  email_market_research_consent: WireConsentState;
  order_id: string;
}>({
  name: 'giveGuestConsent',
  answer: customerAnswers.giveGuestConsent,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/email-market-research-consent/guest',
  bodySchema: objectOf({ email, email_market_research_consent: consentState, order_id: text }),
  example: { body: { email: 'gast@example.com', email_market_research_consent: 'ALLOWED', order_id: '1000000001' } },
});

export const changePreferences = defineOperation<{ reception?: string; preferred_address_id?: string }>({
  name: 'changePreferences',
  answer: customerAnswers.changePreferences,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/update-customer-preferences/:customerId',
  bodySchema: { ...objectOf({}, { reception, preferred_address_id: text }), minProperties: 1 },
  example: { path: '/private/update-customer-preferences/0900002', body: { reception: 'DVB_T2_HD' } },
});

export const changeConsents = defineOperation<{
  email_newsletter?: boolean;
  export_dhl_email?: boolean;
  printed_advertising?: boolean;
}>({
  name: 'changeConsents',
  answer: customerAnswers.changeConsents,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/customers/:customerId/consents',
  known: 'without its path',
  bodySchema: {
    ...objectOf({}, { email_newsletter: flag, export_dhl_email: flag, printed_advertising: flag }),
    minProperties: 1,
  },
  example: { path: '/private/customers/0123456/consents', body: { printed_advertising: false } },
});

export const changeDataProtection = defineOperation<{ data_protection: boolean }>({
  name: 'changeDataProtection',
  answer: customerAnswers.changeDataProtection,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/customers/:customerId/data-protection',
  known: 'without its path',
  bodySchema: objectOf({ data_protection: flag }),
  example: { path: '/private/customers/0123456/data-protection', body: { data_protection: true } },
});

export const changePreferredPayment = defineOperation<{ preferred_payment_method: WirePaymentMethod }>({
  name: 'changePreferredPayment',
  answer: customerAnswers.changePreferredPayment,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/preferred-payment/:customerId',
  bodySchema: objectOf({ preferred_payment_method: method }),
  example: { path: '/private/preferred-payment/0110001', body: { preferred_payment_method: 'INSTALLMENTS' } },
});

export const saveBankingDetails = defineOperation<{ account_holder: string; iban: string }>({
  name: 'saveBankingDetails',
  answer: customerAnswers.saveBankingDetails,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/banking-details/:customerId',
  bodySchema: objectOf({ account_holder: { type: 'string', minLength: 2, maxLength: 100 }, iban }),
  example: {
    path: '/private/banking-details/0123456',
    body: { account_holder: 'Erika Musterfrau', iban: 'DE89370400440532013000' },
  },
});

export const readCreditStanding = defineOperation({
  name: 'readCreditStanding',
  answer: customerAnswers.readCreditStanding,
  service: 'customer',
  method: 'GET',
  path: '/private/customers/:customerId/credit-standing',
  known: { without: 'the blocks of the customer are shown' },
  example: { path: '/private/customers/0110003/credit-standing', body: undefined },
});
