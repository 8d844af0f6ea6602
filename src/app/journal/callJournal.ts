import * as v from 'valibot';
import { HeldCustomer } from './journalCustomer';
import { JournalForm } from './journalForms';
import { JournalInflight } from './journalInflight';
import { hintTypes, upsellKinds } from '~/domain/article/crossSell';
import { sessionStorageKeys, localStorageKeys } from '~config/storageKeys';
import { scriptStepIds } from '~/domain/order/callScript';
import { freeShippingReasons } from '~/domain/offer/freeShipping';

/**
 * What of a call survives a reload, a forced sign-out and a killed browser (QUALITY 10). It holds no IBAN, PIN or date
 * of birth: the customer stands in it by number and is loaded again, bank details that were typed come back empty.
 */
const text = v.nullable(v.string());
const consentState = v.picklist(['NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN']);
const amount = v.pipe(v.number(), v.integer());
const CrossSell = v.object({
  productNo: v.string(),
  leadProductSku: v.string(),
  leadProductName: v.string(),
  triggerType: v.picklist(['auto', 'manual']),
  feature: v.string(),
  sourceType: v.literal('CROSS_SELL'),
  hintType: v.nullable(v.picklist(hintTypes)),
  kind: v.nullable(v.picklist(upsellKinds)),
});
const basketLine = {
  sku: v.string(),
  baseProductNo: v.string(),
  quantity: v.number(),
  priceDate: text,
  /** Journals of older versions have a yes or no, or nothing: the basket of the service knows. */
  crossSell: v.fallback(v.nullable(CrossSell), null),
  weeeTakeBackEnabled: v.boolean(),
};
const BasketProblem = v.variant('kind', [
  v.object({ kind: v.literal('reservationFailed'), detail: text }),
  v.object({
    kind: v.picklist([
      'invalidVariantSku',
      'productNotFound',
      'invalidPriceDate',
      'basketNotFound',
      'sessionInactive',
      'itemNotFound',
      'timeout',
      'failed',
    ]),
  }),
]);
const ItemFacts = v.object({
  name: v.string(),
  brand: v.string(),
  dimensions: v.array(
    v.object({
      type: v.picklist(['COLOR', 'SIZE', 'ALLOY', 'TASTE', 'MOTIV', 'AROMA', 'AMOUNT', 'STONE', 'OTHERS']),
      value: v.string(),
    }),
  ),
  image: text,
  price: amount,
  stockLevel: v.picklist(['AVAILABLE', 'ALMOST_SOLD_OUT', 'SOLD_OUT']),
  availableStockAmount: v.number(),
  deliveryType: v.nullable(v.picklist(['TELEPHONE_NOTIFICATION', 'THIRD_PARTY', 'CONSIGNMENT'])),
  deliveryDays: v.nullable(v.number()),
  bulky: v.boolean(),
  weeeTakeBack: v.optional(v.boolean(), false),
});

const JournalOrder = v.variant('phase', [
  v.object({ phase: v.literal('open') }),
  /** Sent, or about to be sent: its outcome has to be looked up. */
  v.object({
    phase: v.literal('sent'),
    attemptId: v.string(),
    erpNumber: text,
    customerNumber: text,
    customerKey: v.optional(v.string(), ''),
  }),
  v.object({ phase: v.literal('confirmed'), orderId: v.string(), acknowledged: v.boolean() }),
]);

export const CallJournal = v.object({
  version: v.literal(1),
  callId: v.string(),
  username: v.string(),
  /** ISO 8601. */
  savedAt: v.string(),
  startedAt: v.string(),
  country: v.picklist(['DE', 'AT', 'CH']),
  variant: v.optional(v.picklist(['standard', 'swiss']), 'standard'),
  sales: v.object({ channel: v.picklist(['01', '04']), office: v.string() }),
  sourceOverride: v.optional(v.nullable(v.literal('IVR')), null),
  /** The order that was begun with the voice computer, and how far it came into the call. */
  inflight: v.optional(v.nullable(JournalInflight), null),
  customer: v.object({
    numberField: v.string(),
    customerNumber: text,
    birthdayConfirmed: v.boolean(),
    deliveryAddressId: text,
    /** Whose payment, vouchers and address these are; another customer may be logging in. */
    chosenFor: text,
    /** New, guest or edited: what the service does not know yet. */
    held: v.optional(v.nullable(HeldCustomer), null),
  }),
  form: v.optional(JournalForm, { phase: 'closed' }),
  customerSearch: v.optional(
    v.object({
      open: v.boolean(),
      criteria: v.object({ firstName: v.string(), lastName: v.string(), street: v.string(), city: v.string() }),
      orderNumber: v.optional(v.string(), ''),
      /** True when a date of birth was typed: the journal does not store it, so the form says that it is gone. */
      birthDateLost: v.optional(v.boolean(), false),
    }),
    {
      open: false,
      criteria: { firstName: '', lastName: '', street: '', city: '' },
      orderNumber: '',
      birthDateLost: false,
    },
  ),
  consents: v.optional(
    v.nullable(
      v.object({
        phoneMarketResearch: consentState,
        emailMarketResearch: consentState,
        phoneNumber: text,
        email: text,
        newsletter: v.boolean(),
        dataProtection: v.boolean(),
      }),
    ),
    null,
  ),
  consentsPostponed: v.optional(v.picklist(['never', 'once', 'twice']), 'never'),
  notes: v.optional(v.string(), ''),
  basket: v.object({
    id: text,
    pregeneratedErpNumber: text,
    openedAt: text,
    items: v.array(v.object({ ...basketLine, id: v.string() })),
    facts: v.record(v.string(), ItemFacts),
    adding: v.array(v.object(basketLine)),
    refused: v.optional(v.array(v.object({ ...basketLine, key: v.string(), problem: BasketProblem })), []),
    takeBackDeclined: v.optional(v.array(v.string()), []),
    typedQuantity: v.optional(v.nullable(v.object({ itemId: v.string(), text: v.string() })), null),
  }),
  search: v.object({ term: v.string(), lookingUp: v.array(v.string()) }),
  payment: v.nullable(
    v.object({
      method: v.picklist([
        'INVOICE',
        'DIRECT_DEBIT',
        'CASH_ON_DELIVERY',
        'INSTALLMENTS',
        'INSTALLMENTS_FACTORING',
        'PAYPAL',
        'CREDIT_CARD',
        'SOFORT',
      ]),
      /** `lost`: an account was typed, which the journal does not hold. */
      bank: v.optional(v.picklist(['prefilled', 'onFile', 'lost']), 'onFile'),
      dueDay: v.optional(v.picklist([1, 15]), 1),
      count: v.optional(v.nullable(v.number()), null),
      conditionsAccepted: v.optional(v.boolean(), false),
    }),
  ),
  freeShipping: v.optional(v.nullable(v.picklist(freeShippingReasons)), null),
  said: v.optional(v.array(v.picklist(scriptStepIds)), []),
  /** The total that the caller was told. */
  toldTotal: v.optional(v.nullable(amount), null),
  /** The total that stood there when the payment was chosen. */
  shownTotal: v.optional(v.nullable(amount), null),
  voucher: v.object({ codeField: v.string(), codes: v.array(v.string()) }),
  order: JournalOrder,
});
export type CallJournal = v.InferOutput<typeof CallJournal>;

export function journalKey(callId: string): string {
  return `${localStorageKeys.callJournal}${callId}`;
}

export const callIdKey = sessionStorageKeys.callId;

export function parseJournal(value: unknown): CallJournal | null {
  const parsed = v.safeParse(CallJournal, value);
  return parsed.success ? parsed.output : null;
}
