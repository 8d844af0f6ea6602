import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { anInput, submitCustomer } from '~/flows/testing/customerForms';
import { openDesk, readyDesk, type Desk } from './aDesk';
import { customerOf, submitAgain, type DeskAction } from './deskAction';

const basketAndEmail = (desk: Desk) => [customerOf(desk)?.email, desk.lines(), desk.getState().voucher.codes];

/** Suggestions, plans and a guest's order, each under the name of its request in the contract. */
export const orderDeskActions: Readonly<Record<string, DeskAction>> = {
  suggestVouchers: {
    prepare: () => readyDesk(),
    act: ({ dispatch }) => void dispatch(voucherActions.suggestionsRequested()),
    outcome: ({ getState }) => getState().voucher.suggestions.status,
    good: 'shown',
    bad: ['failed'],
    preserved: basketAndEmail,
  },
  /** Requests the offer with the plans of an installment method. */
  createOffer: {
    prepare: async () => {
      const desk = await readyDesk();
      await desk.enter('443015001');
      return desk;
    },
    act: ({ dispatch }) =>
      void dispatch(paymentActions.methodChosen({ method: 'INSTALLMENTS', hasBankDetails: false })),
    outcome: ({ getState }) => {
      const { offer, payment } = getState();
      if (payment.reset !== null) return payment.reset.kind;
      return offer.status === 'current' && offer.plans.length > 0 ? 'plans' : offer.status;
    },
    good: 'plans',
    bad: ['plansNotLoaded'],
    preserved: basketAndEmail,
  },
  createGuestOrder: {
    prepare: async () => {
      const desk = openDesk();
      await submitCustomer(desk, anInput({ email: 'nina@example.com' }), { kind: 'guest' });
      await desk.enter('432011001');
      await desk.pay('INVOICE');
      return desk;
    },
    act: ({ dispatch }) => void dispatch(orderActions.submitRequested()),
    again: submitAgain,
    outcome: ({ getState }) => {
      const { order } = getState();
      return order.phase === 'outcomeUnknown' ? `${order.phase} ${order.lookup}` : order.phase;
    },
    good: 'confirmed',
    bad: ['refused', 'unavailable', 'failed', 'outcomeUnknown notThere'],
    preserved: basketAndEmail,
  },
};
