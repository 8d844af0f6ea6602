import * as operations from '../../contract/customerPreferenceOperations.ts';
import { creditStandingOf } from '../../db/customer/creditCheck.ts';
import { bankingDetailsFor, isValidIban } from '../../db/offer/bankAccounts.ts';
import { canBePreferred, needsBankingDetails } from '../../db/offer/payments.ts';
import type { Db } from '../../db/createDb.ts';
import type { WireConsentState } from '../../db/common/wireTypes.ts';
import { answerFor, customerAnswer, customerProblem } from './customerAnswers.ts';
import { json, noContent } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

/** Refuses the consent `ALLOWED` without a contact (phone number or e-mail); undefined where it is accepted. */
function refusedConsent(
  state: WireConsentState,
  contact: string | null | undefined,
  what: string,
): Response | undefined {
  return state === 'ALLOWED' && !contact
    ? customerProblem(400, 'missing_contact', `Die Einwilligung kann nicht gespeichert werden: ${what} fehlt.`)
    : undefined;
}

function refusedOrder(db: Db, orderId: string | null | undefined): Response | undefined {
  return orderId && !db.orders.find(orderId)
    ? customerProblem(404, 'order_not_found', 'Den Auftrag zu dieser Einwilligung gibt es nicht.')
    : undefined;
}

const consentHandlers = [
  handle(operations.changeMarketResearchConsent, ({ db, param, body }) =>
    answerFor(db, param('customerId'), ({ consents }) => {
      const { phone_market_research_consent: byPhone, email_market_research_consent: byEmail } = body;
      const refusal =
        refusedConsent(byPhone, body.phone_number, 'Die Telefonnummer') ??
        refusedConsent(byEmail, body.email, 'Die E-Mail-Adresse') ??
        refusedOrder(db, body.order_id);
      if (refusal) return refusal;
      Object.assign(consents, { phone_market_research: byPhone, email_market_research: byEmail });
      return noContent();
    }),
  ),

  handle(operations.giveGuestConsent, ({ db, body }) => refusedOrder(db, body.order_id) ?? noContent()),

  handle(operations.changeConsents, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      Object.assign(customer.consents, body);
      return customerAnswer(db, customer);
    }),
  ),

  handle(operations.changeDataProtection, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => customerAnswer(db, Object.assign(customer, body))),
  ),
];

const paymentHandlers = [
  handle(operations.changePreferredPayment, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      const method = body.preferred_payment_method;
      if (!canBePreferred(method)) {
        return customerProblem(
          400,
          'preferred_payment_not_allowed',
          'Diese Zahlungsart kann nicht als bevorzugt gespeichert werden.',
        );
      }
      if (needsBankingDetails(method) && !customer.banking_details) {
        return customerProblem(400, 'missing_banking_details', 'Für diese Zahlungsart fehlt die Bankverbindung.');
      }
      return customerAnswer(db, Object.assign(customer, body));
    }),
  ),

  handle(operations.saveBankingDetails, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      if (!isValidIban(body.iban)) return customerProblem(400, 'invalid_iban', 'Diese IBAN ist ungültig.');
      customer.banking_details = bankingDetailsFor(body.account_holder, body.iban);
      return json(customer.banking_details);
    }),
  ),

  handle(operations.readCreditStanding, ({ db, param }) =>
    answerFor(db, param('customerId'), (customer) => json(creditStandingOf(db, customer))),
  ),
];

export const customerPreferenceHandlers = [
  handle(operations.changePreferences, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      const addresses = [customer.billing_address, ...customer.delivery_addresses];
      const { preferred_address_id: preferred } = body;
      if (preferred !== undefined && !addresses.some(({ id }) => id === preferred)) {
        return customerProblem(400, 'address_not_found', 'Diese Adresse gehört nicht zum Kunden.');
      }
      return customerAnswer(db, Object.assign(customer, body));
    }),
  ),
  ...consentHandlers,
  ...paymentHandlers,
];
