import * as v from 'valibot';
import type { Address, PostalAddress } from '~/domain/address/address';
import type { AddressInput } from '~/domain/address/addressInput';
import type { CrossSell } from '~/domain/article/crossSell';
import { nothingTyped, type TypedParts } from '~/domain/order/editForms';
import type { EditOperation } from '~/domain/order/editOrder';
import type { InstallmentPlan, PaymentSelection } from '~/domain/payment/payment';
import type { EditAttempt } from '../state/editOrderState';
import type { EditWork, SentWork } from '../state/editWork';

interface RestoredWork {
  readonly sent: SentWork | null;
  readonly queued: readonly EditWork[];
  readonly typed: TypedParts;
  /** A submission whose outcome is not known. */
  readonly attempt: Omit<EditAttempt, 'said'> | null;
  /** A submission was asked for, and not sent. */
  readonly isInterrupted: boolean;
}

/** An object of the journal that the application itself has written. */
const written = <T>() => v.custom<T>((value) => typeof value === 'object' && value !== null);
const text = v.string();

const Operation: v.GenericSchema<unknown, EditOperation> = v.variant('type', [
  v.object({
    type: v.literal('ADD_POSITION'),
    sku: text,
    quantity: v.number(),
    crossSell: v.nullable(written<CrossSell>()),
  }),
  v.object({ type: v.literal('REMOVE_POSITION'), id: text }),
  v.object({ type: v.literal('UPDATE_POSITION'), id: text, quantity: v.number() }),
  v.object({ type: v.literal('CANCEL_POSITION'), id: text, cancellationReason: v.nullable(text) }),
  v.object({ type: v.literal('UPDATE_POSITION_PRICE_DATE'), id: text, priceDate: text }),
  v.object({ type: v.literal('UPDATE_WEEE_TAKE_BACK'), id: text, weeeTakeBackEnabled: v.boolean() }),
  v.object({ type: v.literal('SWITCH_DELIVERY_ADDRESS'), address: written<Address>() }),
  v.object({
    type: v.literal('CHANGE_PAYMENT'),
    payment: written<PaymentSelection>(),
    plan: v.nullable(written<InstallmentPlan>()),
  }),
  v.object({ type: v.literal('REDEEM_VOUCHER'), code: text }),
  v.object({ type: v.literal('REMOVE_VOUCHER'), code: text }),
  v.object({ type: v.literal('CHANGE_SERVICE_VOUCHER'), code: v.nullable(text) }),
  v.object({
    type: v.literal('UPDATE_CUSTOMER'),
    email: v.nullable(text),
    phoneNumber: v.nullable(text),
    billingAddress: v.exactOptional(written<PostalAddress>()),
  }),
]);
const Work: v.GenericSchema<unknown, EditWork> = v.union([
  v.object({
    type: v.literal('REPLAY'),
    without: v.nullable(text),
    operations: v.nullable(v.array(Operation)),
    isCleared: v.boolean(),
  }),
  Operation,
]);
const Restored = v.object({
  sent: v.nullable(v.object({ work: v.nullable(Work), known: v.record(text, v.number()) })),
  queued: v.array(v.nullable(Work)),
  typed: v.fallback(
    v.object({
      positions: v.optional(
        v.record(text, v.object({ quantity: v.exactOptional(text), priceDate: v.exactOptional(text) })),
        {},
      ),
      article: text,
      voucher: text,
      contact: v.nullable(v.object({ email: text, phone: text })),
      billingAddress: v.nullable(written<PostalAddress>()),
      deliveryAddress: v.nullable(written<AddressInput>()),
      payment: v.nullable(v.literal('DIRECT_DEBIT')),
    }),
    nothingTyped,
  ),
  attempt: v.nullable(v.object({ attemptId: text, updatedAt: v.nullable(text) })),
  isInterrupted: v.optional(v.boolean(), false),
});

const nothing: RestoredWork = { sent: null, queued: [], typed: nothingTyped, attempt: null, isInterrupted: false };

/** Reads the unfinished work of a journal; work with typed bank details was not stored. */
export function readRestoredWork(value: unknown): RestoredWork {
  const read = v.safeParse(Restored, value);
  if (!read.success) return nothing;
  const { sent, queued, typed, attempt, isInterrupted } = read.output;
  return {
    sent: sent === null || sent.work === null ? null : { work: sent.work, known: sent.known },
    queued: queued.filter((work) => work !== null),
    typed,
    attempt,
    isInterrupted,
  };
}
