import * as v from 'valibot';
import type { Customer } from '~/domain/customer/customer';
import { salutations } from '~/domain/common/names';
import { servicePointTypes } from '~/domain/address/address';
import { germanDate } from '~/domain/common/berlinTime';
import type { ConsentState } from '~/features/customer/consent/consentSlice';
import type { CustomerState } from '~/features/customer/ofCall/customerState';
import { customerDataSlice, type CustomerDataState } from '~/features/customer/data/customerDataSlice';
import type { JournalPart } from '~/shared/module/defineModule';

const text = v.string();

const CustomerDraft = v.object({
  salutation: v.picklist([...salutations, '']),
  academicTitle: text,
  firstName: text,
  lastName: text,
  email: text,
  phonePrivate: text,
  phoneMobile: text,
  careOf: text,
  street: text,
  streetNumber: text,
  addressAddition: text,
  zipCode: text,
  city: text,
});

const AddressDraft = v.object({
  type: v.picklist(['POSTAL', ...servicePointTypes]),
  firstName: text,
  lastName: text,
  careOf: text,
  street: text,
  streetNumber: text,
  addressAddition: text,
  postNumber: text,
  pointNumber: text,
  zipCode: text,
  city: text,
  isPreferred: v.boolean(),
});

const FormEntry = v.variant('phase', [
  v.object({ phase: v.literal('closed') }),
  v.object({
    phase: v.literal('customer'),
    purpose: v.picklist(['create', 'guest', 'edit']),
    draft: v.nullable(CustomerDraft),
    /** True when a date of birth was typed: the journal does not store it, so the form says that it is gone. */
    birthDateLost: v.boolean(),
  }),
  v.object({ phase: v.literal('address'), addressId: v.nullable(text), draft: v.nullable(AddressDraft) }),
]);
type FormEntry = v.InferOutput<typeof FormEntry>;

/** What the flow reads of the call's state. */
export interface EditCustomerRoot {
  readonly consent: ConsentState;
  readonly customer: CustomerState;
  readonly customerData: CustomerDataState;
}

/** The open form with what was typed (UX 5); a typed date of birth is left out (QUALITY 10). */
export const formJournal: JournalPart<EditCustomerRoot, FormEntry> = {
  schema: FormEntry,
  write: ({ customer, customerData }) => entryOf(customerData, customer.customer),
  read: (entry) => ({ customerData: { ...customerDataSlice.getInitialState(), ...restoredForm(entry) } }),
};

function entryOf({ form, drafts }: CustomerDataState, customer: Customer | null): FormEntry {
  switch (form.phase) {
    case 'closed':
      return { phase: 'closed' };
    case 'customer': {
      // The form of a light user is restored as a new customer's: the e-mail check finds the light user again.
      const purpose = form.purpose.kind === 'lightUser' ? 'create' : form.purpose.kind;
      const draft = drafts.customer === null ? null : v.parse(CustomerDraft, drafts.customer);
      const known = purpose === 'edit' && customer?.dateOfBirth ? germanDate(customer.dateOfBirth) : '';
      const typed = drafts.customer?.dateOfBirth ?? '';
      return {
        phase: 'customer',
        purpose,
        draft,
        birthDateLost: form.birthDateLost || (typed !== '' && typed !== known),
      };
    }
    case 'address':
      return { phase: 'address', addressId: form.target.addressId, draft: drafts.address };
  }
}

function restoredForm(form: FormEntry): Pick<CustomerDataState, 'form' | 'drafts'> {
  const check = { status: 'none' } as const;
  switch (form.phase) {
    case 'closed':
      return { form: { phase: 'closed' }, drafts: { customer: null, address: null } };
    case 'customer': {
      const customer = form.draft === null ? null : { ...form.draft, dateOfBirth: '' };
      return {
        form: { phase: 'customer', purpose: { kind: form.purpose }, check, birthDateLost: form.birthDateLost },
        drafts: { customer, address: null },
      };
    }
    case 'address': {
      const target = { addressId: form.addressId };
      return { form: { phase: 'address', target, check }, drafts: { customer: null, address: form.draft } };
    }
  }
}
