import type { CustomerSearchCriteria } from '~/domain/customer/customerSearch';
import { needsBank, type PaymentSelection } from '~/domain/payment/payment';
import { basketSlice } from '~/features/basket/basketSlice';
import { consentSlice } from '~/features/consent/consentSlice';
import { customerActions, customerSlice } from '~/features/customer/customerSlice';
import { customerDataSlice } from '~/features/customerData/customerDataSlice';
import { customerSearchSlice } from '~/features/customerSearch/customerSearchSlice';
import { rememberedBirthday } from '~/features/customer/recentCustomersStorage';
import { selectUnsaved } from '~/flows/editCustomer/unsaved';
import type { OrderState } from '~/features/order/orderSlice';
import { offerSlice } from '~/features/offer/offerSlice';
import { noAgreement, paymentActions, paymentSlice } from '~/features/payment/paymentSlice';
import { productSearchSlice } from '~/features/productSearch/productSearchSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';
import type { CallJournal } from './callJournal';
import type { CallRootState } from '~/app/call/callReducer';
import { customerOfHeld, heldOf, type HeldCustomer } from './journalCustomer';
import { formOfJournal, journalFormOf } from './journalForms';
import { inflightOfJournal, journalInflightOf } from './journalInflight';

/** The journal of a call as it stands; `username` is the agent it belongs to. */
export function journalOf(state: CallRootState, savedAt: Date): CallJournal {
  const { call, customer, customerData, customerSearch, consent, basket, productSearch, payment, voucher } = state;
  const { selection } = payment;
  return {
    version: 1,
    callId: call.id,
    username: call.agentUsername,
    savedAt: savedAt.toISOString(),
    startedAt: call.startedAt,
    country: call.country,
    variant: call.variant,
    sales: call.sales,
    sourceOverride: call.sourceOverride,
    inflight: journalInflightOf(state.inflight),
    customer: {
      numberField: customer.numberField,
      customerNumber: customerNumberOf(customer),
      birthdayConfirmed: isConfirmed(customer),
      deliveryAddressId: customer.deliveryAddressId,
      chosenFor: customer.chosenFor,
      held: heldInCall(customer),
    },
    form: journalFormOf(customerData, customer.customer),
    customerSearch: {
      open: customerSearch.open,
      criteria: journalCriteriaOf(customerSearch.criteria),
      orderNumber: customerSearch.orderNumber,
      birthDateLost: customerSearch.birthDateLost || customerSearch.criteria.dateOfBirth !== '',
    },
    consents: consent.answers,
    consentsPostponed: consent.postponed,
    notes: call.notes,
    basket: {
      id: basket.id,
      pregeneratedErpNumber: basket.pregeneratedErpNumber,
      openedAt: basket.openedAt,
      items: [...basket.items],
      facts: Object.fromEntries(
        Object.entries(basket.facts).map(([sku, facts]) => [sku, { ...facts, dimensions: [...facts.dimensions] }]),
      ),
      adding: basket.adding
        .filter(({ refusal }) => refusal === null)
        .map(({ key: _key, refusal: _none, ...item }) => item),
      refused: [
        ...basket.refused,
        ...basket.adding.flatMap(({ refusal, ...line }) => (refusal === null ? [] : [{ ...line, problem: refusal }])),
      ],
      takeBackDeclined: [...basket.takeBackDeclined],
      typedQuantity: basket.typedQuantity,
    },
    search: { term: productSearch.term, lookingUp: [...productSearch.lookingUp] },
    payment:
      selection === null
        ? null
        : {
            method: selection.method,
            bank: journalBankOf(selection),
            ...('count' in selection
              ? {
                  dueDay: selection.dueDay,
                  count: selection.count,
                  conditionsAccepted: selection.conditionsAccepted,
                }
              : noAgreement),
          },
    freeShipping: state.offer.freeShipping,
    said: [...state.script.said],
    toldTotal: state.offer.told?.total ?? null,
    shownTotal: shownTotalOf(state.offer),
    voucher: { codeField: voucher.codeField, codes: [...voucher.codes] },
    order: journalOrderOf(state.order),
  };
}

function shownTotalOf({ shown }: CallRootState['offer']): number | null {
  return shown === null || shown === 'awaited' ? null : shown.total;
}

function journalBankOf(selection: PaymentSelection): 'prefilled' | 'onFile' | 'lost' {
  if (!needsBank(selection)) return 'onFile';
  const { kind } = selection.bank;
  return kind === 'prefilled' || kind === 'onFile' ? kind : 'lost';
}

function journalCriteriaOf({ dateOfBirth: _typed, ...criteria }: CustomerSearchCriteria) {
  return criteria;
}

function customerNumberOf({ customer, login }: CallRootState['customer']): string | null {
  if (login.phase === 'loading') return login.customerNumber;
  if (login.phase === 'asking') return login.customer.externalCustomerId;
  // Could not be loaded: the number is what a later try needs.
  if (login.phase === 'failed' && customer === null) return login.customerNumber;
  return customer?.externalCustomerId ?? null;
}

/** A confirmation belongs to one customer: while another is being logged in it says nothing. */
function isConfirmed(state: CallRootState['customer']): boolean {
  const { customer, birthdayConfirmed } = state;
  return birthdayConfirmed && customer !== null && customer.externalCustomerId === customerNumberOf(state);
}

function journalOrderOf(order: OrderState): CallJournal['order'] {
  switch (order.phase) {
    case 'sending':
    case 'outcomeUnknown':
    case 'unavailable':
      return {
        phase: 'sent',
        attemptId: order.attemptId,
        erpNumber: order.erpNumber,
        customerNumber: order.customerNumber,
        customerKey: order.customerKey,
      };
    case 'confirmed':
      return { phase: 'confirmed', orderId: order.order.id, acknowledged: order.acknowledged };
    case 'open':
    case 'waiting':
    case 'checking':
    case 'refused':
    case 'failed':
      return { phase: 'open' };
  }
}

/** The part of the state that stands again at once; the rest is loaded by restoreCall. */
export function stateOfJournal(journal: CallJournal): Partial<CallRootState> {
  const { basket, order, payment } = journal;
  return {
    customer: customerOfJournal(journal),
    inflight: inflightOfJournal(journal.inflight),
    customerData: { ...customerDataSlice.getInitialState(), ...formOfJournal(journal.form) },
    customerSearch: {
      ...customerSearchSlice.getInitialState(),
      open: journal.customerSearch.open,
      criteria: { ...journal.customerSearch.criteria, dateOfBirth: '' },
      orderNumber: journal.customerSearch.orderNumber,
      birthDateLost: journal.customerSearch.birthDateLost,
    },
    consent: {
      ...consentSlice.getInitialState(),
      answers: journal.consents,
      postponed: journal.consentsPostponed,
    },
    basket: {
      ...basketSlice.getInitialState(),
      isHeld: order.phase === 'sent',
      id: basket.id,
      pregeneratedErpNumber: basket.pregeneratedErpNumber,
      openedAt: basket.openedAt,
      items: basket.items,
      facts: basket.facts,
      refused: basket.refused,
      takeBackDeclined: basket.takeBackDeclined,
      typedQuantity: basket.typedQuantity,
    },
    productSearch: { ...productSearchSlice.getInitialState(), term: journal.search.term },
    payment:
      payment === null
        ? paymentSlice.getInitialState()
        : paymentSlice.reducer(undefined, paymentActions.restored(payment)),
    offer: {
      ...offerSlice.getInitialState(),
      freeShipping: journal.freeShipping,
      told: journal.toldTotal === null ? null : { total: journal.toldTotal, offer: null },
      shown: journal.shownTotal === null ? null : { total: journal.shownTotal, offer: null },
    },
    script: { said: journal.said },
    voucher: { ...voucherSlice.getInitialState(), ...journal.voucher },
    order:
      order.phase === 'sent'
        ? { ...order, phase: 'outcomeUnknown', lookup: 'running', readOut: null }
        : { phase: 'open' },
  };
}

/** A customer with a number is loaded by restoreCall; a new or guest customer stands in the journal alone. */
function customerOfJournal({ customer: saved }: CallJournal): CallRootState['customer'] {
  const { held } = saved;
  const state = {
    ...customerSlice.getInitialState(),
    numberField: saved.numberField,
    deliveryAddressId: saved.deliveryAddressId,
    chosenFor: saved.chosenFor,
  };
  const { customerNumber } = saved;
  const login = customerNumber === null ? state.login : ({ phase: 'loading', customerNumber } as const);
  if (held === null) return { ...state, login };
  const customer = customerOfHeld(held, rememberedBirthday(held.externalCustomerId ?? held.id));
  // A known customer is loaded first; what the call changed waits for the answer.
  if (held.externalCustomerId !== null) return { ...state, login, heldForLater: customer };
  const restored = customerSlice.reducer(
    state,
    customerActions.restored({ customer, original: null, birthdayConfirmed: saved.birthdayConfirmed }),
  );
  return customerNumber === null ? restored : { ...restored, login };
}

function heldInCall({ customer, isDataChanged, heldForLater }: CallRootState['customer']): HeldCustomer | null {
  if (customer !== null && isDataChanged) return heldOf(customer);
  return heldForLater === null ? null : heldOf(heldForLater);
}

/** Nothing was typed or loaded yet: such a call leaves no journal behind. */
export function isUntouched({
  call,
  payment,
  customer,
  basket,
  productSearch,
  voucher,
  order,
  customerData,
  customerSearch,
  script,
}: CallRootState): boolean {
  return (
    customer.numberField === '' &&
    customer.customer === null &&
    customer.login.phase === 'idle' &&
    customerData.form.phase === 'closed' &&
    !customerSearch.open &&
    call.notes === '' &&
    basket.items.length === 0 &&
    basket.adding.length === 0 &&
    basket.refused.length === 0 &&
    productSearch.term === '' &&
    productSearch.lookingUp.length === 0 &&
    voucher.codeField === '' &&
    script.said.length === 0 &&
    payment.selection === null &&
    call.sourceOverride === null &&
    order.phase === 'open'
  );
}

/** What a new call or a sign-out would cost the agent. */
export type CallStake =
  /** Nothing, or nothing that was not ordered. */
  | 'nothing'
  /** Customer data that neither an order nor a save has taken along (DECISIONS 35). */
  | 'customer'
  /** A form that was begun. */
  | 'form'
  /** A basket that is not ordered yet. */
  | 'basket'
  /** An order is on its way: nothing may take the call away now. */
  | 'sending'
  /** An order may stand or not; its basket must not be given back. */
  | 'unknownOutcome';

export function stakeOf(state: CallRootState): CallStake {
  const { basket, order, productSearch } = state;
  if (order.phase === 'checking' || order.phase === 'sending') return 'sending';
  if (order.phase === 'outcomeUnknown' || order.phase === 'unavailable') return 'unknownOutcome';
  const lines = basket.items.length + basket.adding.length + basket.refused.length + productSearch.lookingUp.length;
  if (lines > 0) return 'basket';
  if (selectUnsaved(state) !== 'nothing') return 'customer';
  const { drafts } = state.customerData;
  return drafts.customer !== null || drafts.address !== null ? 'form' : 'nothing';
}
