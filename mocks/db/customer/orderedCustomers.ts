import type { Db } from '../createDb.ts';
import { bankingDetailsFor } from '../offer/bankAccounts.ts';
import { storedAddress, knownSalutation, newAddressId, newCustomerRecord } from './newCustomers.ts';
import { isSamePlace } from '../offer/offers.ts';
import { canBePreferred, needsBankingDetails } from '../offer/payments.ts';
import { withoutEmpty } from '../common/without.ts';
import type { WireCreateOrder, WireCustomerInfo } from '../order/wireOrderTypes.ts';
import type { WireAddress, WireConsents, WireCustomer, WirePhoneNumber, WireSentAddress } from '../common/wireTypes.ts';

// New customers, changes and new addresses are part of the order: the tables change when it is placed.

const CALLED_FIRST: readonly WirePhoneNumber['phone_number_type'][] = ['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'];

/** The digits of a phone number without country code and leading zeros. */
function significantDigits(phone: string): string {
  return phone
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)(?:49|43|41)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}

/** Stores the order's only phone number: an unknown one replaces the number that is called first. */
function takePhone(customer: WireCustomer, phone: string): void {
  const digits = significantDigits(phone);
  if (digits === '' || customer.phone_numbers.some(({ value }) => significantDigits(value) === digits)) return;
  const first = CALLED_FIRST.flatMap((type) =>
    customer.phone_numbers.filter(({ phone_number_type }) => phone_number_type === type),
  ).at(0);
  if (first) Object.assign(first, { value: phone });
  else customer.phone_numbers.push({ phone_number_type: 'PRIVATE', value: phone });
}

function homeIn(info: WireCustomerInfo): WireSentAddress {
  const { first_name, last_name, street, street_number, zip_code, city, country_code } = info;
  return { type: 'POSTAL', first_name, last_name, street, street_number, zip_code, city, country_code };
}

function takeHome(customer: WireCustomer, info: WireCustomerInfo): void {
  const home = customer.billing_address;
  Object.assign(home, homeIn(info), { salutation: customer.salutation });
  const { care_of, address_addition } = info;
  Object.assign(home, withoutEmpty<WireAddress>({ care_of, address_addition }));
  if (care_of === null || care_of === '') delete home.care_of;
  if (address_addition === null || address_addition === '') delete home.address_addition;
}

/** Stores the preferred payment method; ignores one that the service would refuse, so that the order still succeeds. */
function takePreferredPayment(customer: WireCustomer, method: WireCustomerInfo['preferred_payment_method']): void {
  if (!method || !canBePreferred(method)) return;
  if (needsBankingDetails(method) && !customer.banking_details) return;
  customer.preferred_payment_method = method;
}

function takeInfo(customer: WireCustomer, info: WireCustomerInfo): void {
  const { first_name, last_name, email, date_of_birth, data_protection, reception } = info;
  Object.assign(
    customer,
    withoutEmpty<WireCustomer>({ first_name, last_name, email, date_of_birth, data_protection, reception }),
  );
  customer.salutation = knownSalutation(info.salutation) ?? customer.salutation;
  Object.assign(customer.consents, withoutEmpty<WireConsents>(info.consents ?? {}));
  if (info.phone) takePhone(customer, info.phone);
  takeHome(customer, info);
}

/** Stores a delivery address that was added or edited during the call. */
function takeDeliveryAddress(db: Db, customer: WireCustomer, sent: WireSentAddress | null): void {
  if (!sent) return;
  const known = [customer.billing_address, ...customer.delivery_addresses];
  const edited = customer.delivery_addresses.find((address) => address.id === sent.id);
  if (edited && !isSamePlace(edited, sent)) {
    Object.assign(edited, storedAddress(customer, sent, { id: edited.id, kind: 'DELIVERY' }));
    return;
  }
  if (known.some((address) => address.id === sent.id || isSamePlace(address, sent))) return;
  if (!customer.is_create_delivery_address_allowed) return;
  customer.delivery_addresses.push(storedAddress(customer, sent, { id: newAddressId(db), kind: 'DELIVERY' }));
}

/** Stores the customer data of an order; creates the customer where the order creates an account. */
export function takeCustomerOf(db: Db, order: WireCreateOrder, number: string): void {
  const info = order.customer_info;
  const known = db.customers.get(number);
  if (!known && !info.create_account) return;
  const { first_name, last_name } = info;
  const name = { salutation: knownSalutation(info.salutation) ?? 'MS', first_name, last_name };
  const customer = known ?? newCustomerRecord(number, name, homeIn(info));
  takeInfo(customer, info);
  const { account_holder, iban } = order.payment;
  if (!known && account_holder && iban) customer.banking_details = bankingDetailsFor(account_holder, iban);
  takePreferredPayment(customer, info.preferred_payment_method);
  takeDeliveryAddress(db, customer, order.delivery_address);
  db.customers.set(number, customer);
}
