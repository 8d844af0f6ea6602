import * as v from 'valibot';
import { emptyAddressInput, type AddressInput } from '~/domain/address/addressInput';
import { germanDate } from '~/domain/common/berlinTime';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import type { JournalPart } from '~/shared/module/defineModule';
import { orderDisplaySlice } from './orderDisplaySlice';
import type { Correction, OrderDisplayState, ShownOrder } from './orderDisplayState';

/** A form's values: a text or a tick for each field. */
const Input = v.record(v.string(), v.union([v.string(), v.boolean()]));
type Input = v.InferOutput<typeof Input>;

const CorrectionEntry = v.nullable(
  v.object({
    orderId: v.string(),
    customer: v.nullable(Input),
    address: v.nullable(Input),
    payment: v.nullable(v.picklist(['INVOICE', 'CASH_ON_DELIVERY'])),
    drafts: v.object({ customer: v.nullable(Input), address: v.nullable(Input) }),
    lost: v.array(v.picklist(['customer', 'address', 'payment'])),
  }),
);
type CorrectionEntry = v.InferOutput<typeof CorrectionEntry>;

interface Root {
  readonly orderDisplay: OrderDisplayState;
}

/** The correction of a rejected order, without date of birth and bank details (QUALITY 10). */
export const correctionJournal: JournalPart<Root, CorrectionEntry> = {
  schema: CorrectionEntry,
  write: ({ orderDisplay: { correction, shown } }) => (correction === null ? null : entryOf(correction, shown)),
  read: (entry) => ({
    orderDisplay: {
      ...orderDisplaySlice.getInitialState(),
      correction: entry === null ? null : restored(entry),
    },
  }),
};

function entryOf({ orderId, parts, drafts, lost }: Correction, shown: ShownOrder): CorrectionEntry {
  const { payment } = parts;
  const known = shown.phase === 'loaded' ? germanDate(shown.details.customer?.dateOfBirth ?? '') : '';
  const isLost = [parts.customer, drafts.customer].some(
    (input) => input !== null && input.dateOfBirth !== '' && input.dateOfBirth !== known,
  );
  return {
    orderId,
    customer: withoutBirthday(parts.customer),
    address: parts.address === null ? null : { ...parts.address },
    payment: payment === null || payment.method === 'DIRECT_DEBIT' ? null : payment.method,
    drafts: {
      customer: withoutBirthday(drafts.customer),
      address: drafts.address === null ? null : { ...drafts.address },
    },
    lost: [
      ...new Set([
        ...lost,
        ...(isLost ? (['customer'] as const) : []),
        ...(payment?.method === 'DIRECT_DEBIT' ? (['payment'] as const) : []),
      ]),
    ],
  };
}

function withoutBirthday(input: CustomerInput | null): Input | null {
  return input === null ? null : { ...input, dateOfBirth: '' };
}

function restored({ orderId, customer, address, payment, drafts, lost }: NonNullable<CorrectionEntry>): Correction {
  return {
    orderId,
    parts: {
      customer: customer === null ? null : filled(emptyCustomerInput, customer),
      address: address === null ? null : filled(emptyAddressInput('', ''), address),
      payment: payment === null ? null : { method: payment },
    },
    drafts: {
      customer: drafts.customer === null ? null : filled(emptyCustomerInput, drafts.customer),
      address: drafts.address === null ? null : filled(emptyAddressInput('', ''), drafts.address),
    },
    lost,
  };
}

/** The stored values of the fields that a form has; a value of another type is the empty one. */
function filled<T extends CustomerInput | AddressInput>(empty: T, stored: Input): T {
  const known = Object.entries(empty).filter(([field, value]) => typeof stored[field] === typeof value);
  return { ...empty, ...Object.fromEntries(known.map(([field]) => [field, stored[field]])) };
}
