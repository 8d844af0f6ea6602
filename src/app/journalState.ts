import { defaultSales } from '~config/salesChannels';
import { basketSlice } from '~/features/basket/basketSlice';
import { customerSlice } from '~/features/customer/customerSlice';
import type { OrderState } from '~/features/order/orderSlice';
import { paymentActions, paymentSlice } from '~/features/payment/paymentSlice';
import { productSearchSlice } from '~/features/productSearch/productSearchSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';
import type { CallJournal } from './callJournal';
import type { CallRootState } from './callReducer';

/** The journal of a call as it stands; `username` is the agent it belongs to. */
export function journalOf(state: CallRootState, savedAt: Date): CallJournal {
  const { call, customer, basket, productSearch, payment, voucher } = state;
  const { selection } = payment;
  return {
    version: 1,
    callId: call.id,
    username: call.agentUsername,
    savedAt: savedAt.toISOString(),
    startedAt: call.startedAt,
    country: call.country,
    sales: call.sales,
    customer: {
      numberField: customer.numberField,
      customerNumber: customerNumberOf(customer),
      birthdayConfirmed: isConfirmed(customer),
      deliveryAddressId: customer.deliveryAddressId,
      chosenFor: customer.chosenFor,
    },
    basket: {
      id: basket.id,
      pregeneratedErpNumber: basket.pregeneratedErpNumber,
      openedAt: basket.openedAt,
      items: [...basket.items],
      facts: Object.fromEntries(
        Object.entries(basket.facts).map(([sku, facts]) => [sku, { ...facts, dimensions: [...facts.dimensions] }]),
      ),
      adding: basket.adding.map(({ key: _key, ...item }) => item),
    },
    search: { term: productSearch.term, lookingUp: [...productSearch.lookingUp] },
    payment:
      selection === null
        ? null
        : {
            method: selection.method,
            hadEnteredBank: selection.method === 'DIRECT_DEBIT' && selection.bank.kind !== 'prefilled',
          },
    voucher: { codeField: voucher.codeField, codes: [...voucher.codes] },
    order: journalOrderOf(state.order),
  };
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
      };
    case 'confirmed':
      return { phase: 'confirmed', orderId: order.order.id, acknowledged: order.acknowledged };
    case 'open':
    case 'checking':
    case 'refused':
    case 'failed':
      return { phase: 'open' };
  }
}

/** The part of the state that stands again at once; the rest is loaded by restoreCall. */
export function stateOfJournal(journal: CallJournal): Partial<CallRootState> {
  const { customer, basket, order, payment } = journal;
  return {
    customer: {
      ...customerSlice.getInitialState(),
      numberField: customer.numberField,
      deliveryAddressId: customer.deliveryAddressId,
      chosenFor: customer.chosenFor,
      login:
        customer.customerNumber === null
          ? { phase: 'idle' }
          : { phase: 'loading', customerNumber: customer.customerNumber },
    },
    basket: {
      ...basketSlice.getInitialState(),
      id: basket.id,
      pregeneratedErpNumber: basket.pregeneratedErpNumber,
      openedAt: basket.openedAt,
      items: basket.items,
      facts: basket.facts,
    },
    productSearch: { ...productSearchSlice.getInitialState(), term: journal.search.term },
    payment:
      payment === null
        ? paymentSlice.getInitialState()
        : paymentSlice.reducer(undefined, paymentActions.restored(payment)),
    voucher: { ...voucherSlice.getInitialState(), ...journal.voucher },
    order: order.phase === 'sent' ? { ...order, phase: 'outcomeUnknown', lookup: 'running' } : { phase: 'open' },
  };
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
}: CallRootState): boolean {
  return (
    customer.numberField === '' &&
    customer.customer === null &&
    customer.login.phase === 'idle' &&
    basket.items.length === 0 &&
    basket.adding.length === 0 &&
    productSearch.term === '' &&
    productSearch.lookingUp.length === 0 &&
    voucher.codeField === '' &&
    payment.selection === null &&
    call.sales.channel === defaultSales.channel &&
    call.sales.office === defaultSales.office &&
    order.phase === 'open'
  );
}

/** What a new call or a sign-out would cost the agent. */
export type CallStake =
  /** Nothing, or nothing that was not ordered. */
  | 'nothing'
  /** A basket that is not ordered yet. */
  | 'basket'
  /** An order is on its way: nothing may take the call away now. */
  | 'sending'
  /** An order may stand or not; its basket must not be given back. */
  | 'unknownOutcome';

export function stakeOf({ basket, order, productSearch }: CallRootState): CallStake {
  if (order.phase === 'checking' || order.phase === 'sending') return 'sending';
  if (order.phase === 'outcomeUnknown' || order.phase === 'unavailable') return 'unknownOutcome';
  const lines = basket.items.length + basket.adding.length + productSearch.lookingUp.length;
  return lines > 0 ? 'basket' : 'nothing';
}
