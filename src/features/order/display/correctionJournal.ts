import * as v from 'valibot';
import { emptyAddressInput, type AddressInput } from '~/domain/address/addressInput';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { correctedParts } from '~/domain/order/orderCorrection';
import type { JournalPart } from '~/shared/module/defineModule';
import { correctionsWithoutForm } from './correctionState';
import { orderDisplaySlice } from './orderDisplaySlice';
import type { Correction, OrderDisplayState } from './orderDisplayState';

/** A form's values: a text or a tick for each field. */
const Input = v.record(v.string(), v.union([v.string(), v.boolean()]));
type Input = v.InferOutput<typeof Input>;

const CorrectionEntry = v.object({
  orderId: v.string(),
  customer: v.nullable(Input),
  address: v.nullable(Input),
  payment: v.nullable(v.picklist(['INVOICE', 'CASH_ON_DELIVERY'])),
  drafts: v.object({ customer: v.nullable(Input), address: v.nullable(Input) }),
  lost: v.array(v.picklist(correctedParts)),
});
type CorrectionEntry = v.InferOutput<typeof CorrectionEntry>;

interface Root {
  readonly orderDisplay: OrderDisplayState;
}

/** Null where there is neither a correction nor an attempt. */
const RejectedOrdersEntry = v.nullable(
  v.object({
    corrections: v.array(CorrectionEntry),
    openAttempts: v.record(v.string(), v.object({ attemptId: v.string(), sentKey: v.string() })),
  }),
);

/** The corrections of rejected orders, without dates of birth and bank details (QUALITY 10), and the resubmissions without an outcome. */
export const correctionJournal: JournalPart<Root, v.InferOutput<typeof RejectedOrdersEntry>> = {
  schema: RejectedOrdersEntry,
  write: ({ orderDisplay }) => {
    const { openAttempts } = orderDisplay;
    const corrections = Object.entries(correctionsWithoutForm(orderDisplay)).map(entryOf);
    return corrections.length + Object.keys(openAttempts).length === 0
      ? null
      : { corrections, openAttempts: { ...openAttempts } };
  },
  read: (entry) => ({
    orderDisplay: {
      ...orderDisplaySlice.getInitialState(),
      corrections: Object.fromEntries(entry?.corrections.map((stored) => [stored.orderId, restored(stored)]) ?? []),
      openAttempts: entry?.openAttempts ?? {},
    },
  }),
};

function entryOf([orderId, correction]: readonly [string, Correction]): CorrectionEntry {
  const { parts, drafts, lost, birthDateOnFile } = correction;
  const { payment } = parts;
  const isLost = [parts.customer, drafts.customer].some(
    (input) => input !== null && input.dateOfBirth !== '' && input.dateOfBirth !== birthDateOnFile,
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

function restored({ customer, address, payment, drafts, lost }: CorrectionEntry): Correction {
  return {
    birthDateOnFile: '',
    parts: {
      customer: filled(emptyCustomerInput, customer),
      address: filled(emptyAddressInput('', ''), address),
      payment: payment === null ? null : { method: payment },
    },
    drafts: {
      customer: filled(emptyCustomerInput, drafts.customer),
      address: filled(emptyAddressInput('', ''), drafts.address),
    },
    lost,
  };
}

/** The stored values of the fields that a form has; a value of another type is the empty one. */
function filled<T extends CustomerInput | AddressInput>(empty: T, stored: Input | null): T | null {
  if (stored === null) return null;
  const known = Object.entries(empty).filter(([field, value]) => typeof stored[field] === typeof value);
  return { ...empty, ...Object.fromEntries(known.map(([field]) => [field, stored[field]])) };
}
