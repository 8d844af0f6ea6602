import * as v from 'valibot';
import { rotations, starts } from '~/domain/subscription/subscription';
import { JournalAddress } from '~/features/customer/ofCall/addressSchema';
import { CheckoutPaymentEntry, isBankLost, restoredPayment, writtenPayment } from '~/features/payment/checkoutSchema';
import type { JournalPart } from '~/shared/module/defineModule';
import { subscriptionSlice, type OpenEdit, type OpenText, type SubscriptionState } from './subscriptionSlice';

const text = v.string();
const nullable = v.nullable(text);
const rotation = v.nullable(v.picklist(rotations));

const StoredAddress = v.nullable(JournalAddress);

const TextEntry = v.object({
  kind: v.picklist(['note', 'event']),
  subscription: v.object({
    id: text,
    externalCustomerId: text,
    note: v.nullable(text),
    aboInfo: v.object({ aboNumber: text }),
  }),
  typed: text,
  /** Sent, and no answer yet. */
  isSent: v.boolean(),
});

const EditEntry = v.object({
  subscription: v.object({
    id: text,
    externalCustomerId: text,
    aboInfo: v.object({
      aboNumber: text,
      rotation,
      startIn: v.nullable(v.picklist(starts)),
      nextOrderDate: nullable,
      previousOrderDate: nullable,
    }),
    sku: text,
    quantity: v.nullable(v.number()),
    price: v.nullable(v.number()),
    method: text,
    /** The name that is sent with a kept direct debit (DECISIONS 202); its bank details are not written. */
    keptAccountHolder: v.optional(nullable, null),
    deliveryAddress: StoredAddress,
    isAddressUnreadable: v.optional(v.boolean(), false),
  }),
  rotation,
  quantity: text,
  nextOrderDate: nullable,
  /** Null: the payment is kept. */
  payment: v.nullable(CheckoutPaymentEntry),
  /** Null: the address is kept. */
  address: v.nullable(v.object({ chosen: StoredAddress })),
  isSent: v.boolean(),
});
type EditEntry = v.InferOutput<typeof EditEntry>;

const SubscriptionEntry = v.nullable(v.object({ text: v.nullable(TextEntry), edit: v.nullable(EditEntry) }));
type SubscriptionEntry = v.InferOutput<typeof SubscriptionEntry>;

/** The open note, event and edit of a subscription as typed, without bank details (UX 5, QUALITY 10, DECISIONS 93). */
export const subscriptionJournal: JournalPart<{ readonly subscription: SubscriptionState }, SubscriptionEntry> = {
  schema: SubscriptionEntry,
  write: ({ subscription: { text: open, edit } }) =>
    open === null && edit === null
      ? null
      : { text: open === null ? null : writtenText(open), edit: edit === null ? null : writtenEdit(edit) },
  read: (entry) => ({
    subscription: {
      ...subscriptionSlice.getInitialState(),
      text: entry?.text ? restoredText(entry.text) : null,
      edit: entry?.edit ? restoredEdit(entry.edit) : null,
    },
  }),
};

function writtenText({ kind, subscription, typed, phase }: OpenText): v.InferOutput<typeof TextEntry> {
  const { id, externalCustomerId, note, aboInfo } = subscription;
  const noted = { id, externalCustomerId, note, aboInfo: { aboNumber: aboInfo.aboNumber } };
  return { kind, subscription: noted, typed, isSent: phase === 'saving' || phase === 'unknown' };
}

/** What was in flight may have arrived. */
function restoredText({ isSent, ...open }: v.InferOutput<typeof TextEntry>): OpenText {
  return { ...open, phase: isSent ? 'unknown' : 'writing', detail: null };
}

function writtenEdit({ subscription, form, step }: OpenEdit): EditEntry {
  const { id, externalCustomerId, aboInfo, details } = subscription;
  const { payment, address } = form;
  return {
    subscription: {
      id,
      externalCustomerId,
      aboInfo,
      ...details.product,
      method: details.payment.method,
      keptAccountHolder: details.payment.accountHolder,
      deliveryAddress: details.deliveryAddress,
      isAddressUnreadable: details.isAddressUnreadable ?? false,
    },
    rotation: form.rotation,
    quantity: form.quantity,
    nextOrderDate: form.nextOrderDate,
    payment: payment.kind === 'kept' ? null : writtenPayment(payment.payment),
    address: address.kind === 'kept' ? null : { chosen: address.address },
    isSent: step.phase === 'saving' || step.phase === 'unknown',
  };
}

function restoredEdit({ subscription, payment, address, isSent, ...typed }: EditEntry): OpenEdit {
  const { id, externalCustomerId, aboInfo, sku, quantity, price, method, deliveryAddress } = subscription;
  const { keptAccountHolder: accountHolder, isAddressUnreadable } = subscription;
  return {
    subscription: {
      id,
      externalCustomerId,
      aboInfo,
      details: {
        product: { sku, quantity, price },
        payment: { method, accountHolder, maskedIban: null, bankName: null },
        deliveryAddress,
        isAddressUnreadable,
      },
    },
    form: {
      ...typed,
      payment: payment === null ? { kind: 'kept' } : { kind: 'chosen', payment: restoredPayment(payment) },
      address: address === null ? { kind: 'kept' } : { kind: 'chosen', address: address.chosen },
    },
    isBankLost: payment !== null && isBankLost(payment),
    // Loaded by `resumeEdit`.
    customer: { load: 'loading', customer: null },
    step: isSent ? { phase: 'unknown', detail: null } : { phase: 'editing' },
  };
}
