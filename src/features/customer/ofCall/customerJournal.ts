import * as v from 'valibot';
import { blankCustomer } from '~/domain/customer/blankCustomer';
import type { Customer } from '~/domain/customer/customer';
import { isLocalAddress } from '~/domain/customer/newDeliveryAddress';
import { salutations } from '~/domain/common/names';
import { JournalAddress } from './addressSchema';
import { rememberedBirthday, StoredConsents } from './recentCustomersStorage';
import { customerActions, customerSlice } from './customerSlice';
import type { CustomerState } from './customerState';
import type { JournalPart } from '~/shared/module/defineModule';

/** Schema of the unsaved customer data in the journal: all fields except the date of birth (QUALITY 10). */
const text = v.nullable(v.string());
const maybe = v.optional(v.string());
const salutation = v.picklist(salutations);

const UnsavedCustomer = v.object({
  id: v.string(),
  externalCustomerId: text,
  isGuest: v.boolean(),
  skipDoubleCheck: v.boolean(),
  isLightUser: v.boolean(),
  salutation: v.nullable(salutation),
  academicTitle: maybe,
  firstName: v.string(),
  lastName: v.string(),
  email: text,
  phoneNumbers: v.array(v.object({ phoneNumberType: v.string(), value: v.string() })),
  billingAddress: v.nullable(JournalAddress),
  deliveryAddresses: v.array(JournalAddress),
  consents: StoredConsents,
  dataProtection: v.boolean(),
  reception: text,
  preferredAddressId: text,
});
type UnsavedCustomer = v.InferOutput<typeof UnsavedCustomer>;

/** Picks the fields that the journal stores, which excludes the date of birth. */
function unsavedOf(customer: Customer): UnsavedCustomer {
  return v.parse(UnsavedCustomer, customer);
}

/** Restores the customer from the stored fields; fields that only the service sets get the defaults of a new customer. */
function customerOfUnsaved(unsaved: UnsavedCustomer, dateOfBirth: string | null): Customer {
  const { id, isGuest, billingAddress } = unsaved;
  const blank = blankCustomer({ id, isGuest, country: billingAddress?.countryCode ?? 'DE' });
  return { ...blank, ...unsaved, dateOfBirth };
}

const CustomerEntry = v.object({
  numberField: v.string(),
  customerNumber: text,
  birthdayConfirmed: v.boolean(),
  deliveryAddressId: text,
  /** The key of the customer for whom payment, vouchers and address were chosen; may differ during another login. */
  chosenFor: text,
  /** The data of a new, guest or edited customer that the service has not stored. */
  unsaved: v.nullable(UnsavedCustomer),
  /** Addresses of this call that an order has used: the service's record may not name them yet. */
  usedAddresses: v.optional(v.array(JournalAddress), []),
});
export type CustomerEntry = v.InferOutput<typeof CustomerEntry>;

/** Persists the customer number and the unsaved changes. A known customer is loaded again after the restore. */
export const customerJournal: JournalPart<{ readonly customer: CustomerState }, CustomerEntry> = {
  schema: CustomerEntry,
  write: ({ customer: state }) => ({
    numberField: state.numberField,
    customerNumber: customerNumberOf(state),
    birthdayConfirmed: isConfirmed(state),
    deliveryAddressId: state.deliveryAddressId,
    chosenFor: state.chosenFor,
    unsaved: unsavedInCall(state),
    usedAddresses: v.parse(
      v.array(JournalAddress),
      state.customer?.deliveryAddresses.filter((address) => isLocalAddress(address) && address.usedInOrder) ?? [],
    ),
  }),
  read: (entry) => ({ customer: restoredState(entry) }),
};

function customerNumberOf({ customer, login }: CustomerState): string | null {
  if (login.phase === 'loading') return login.customerNumber;
  if (login.phase === 'asking') return login.customer.externalCustomerId;
  // The customer could not be loaded: stores the number for a later attempt.
  if (login.phase === 'failed' && customer === null) return login.customerNumber;
  return customer?.externalCustomerId ?? null;
}

/** A confirmed birthday belongs to one customer: not stored while another one logs in, or the same one is asked again. */
function isConfirmed(state: CustomerState): boolean {
  const { customer, birthdayConfirmed, login } = state;
  if (customer === null || customer.externalCustomerId !== customerNumberOf(state)) return false;
  return birthdayConfirmed && (login.phase !== 'asking' || customer.externalCustomerId === null);
}

function unsavedInCall({ customer, isDataChanged, unsavedCustomer }: CustomerState): UnsavedCustomer | null {
  if (customer !== null && isDataChanged) return unsavedOf(customer);
  return unsavedCustomer === null ? null : unsavedOf(unsavedCustomer);
}

/** A customer with a number is loaded after the restore; a new or guest customer is restored from the journal alone. */
function restoredState({ unsaved, customerNumber, ...saved }: CustomerEntry): CustomerState {
  const state = {
    ...customerSlice.getInitialState(),
    numberField: saved.numberField,
    deliveryAddressId: saved.deliveryAddressId,
    chosenFor: saved.chosenFor,
  };
  const login = customerNumber === null ? state.login : ({ phase: 'loading', customerNumber } as const);
  if (unsaved === null) return { ...state, login };
  const customer = customerOfUnsaved(unsaved, rememberedBirthday(unsaved.externalCustomerId ?? unsaved.id));
  // The unsaved changes of a known customer wait until the customer is loaded.
  if (unsaved.externalCustomerId !== null) return { ...state, login, unsavedCustomer: customer };
  const restored = customerSlice.reducer(
    state,
    customerActions.restored({ customer, original: null, birthdayConfirmed: saved.birthdayConfirmed }),
  );
  return customerNumber === null ? restored : { ...restored, login };
}
