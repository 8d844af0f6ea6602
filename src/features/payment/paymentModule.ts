import * as v from 'valibot';
import { needsBank, paymentMethods, type PaymentSelection, dueDays } from '~/domain/payment/payment';
import { defineModule } from '~/shared/module/defineModule';
import { noAgreement, paymentActions, paymentSlice, savedBanks, type SavedBank } from './paymentSlice';

const { bankDetailsEntered, methodChosen, choiceUndone, prefillAgreed, otherBankDetailsWanted } = paymentActions;
const { selectionReset, paymentCleared } = paymentActions;

/** Schema of the chosen method. Typed bank details are not stored (QUALITY 10). */
const PaymentEntry = v.nullable(
  v.object({
    method: v.picklist(paymentMethods),
    bank: v.picklist(savedBanks),
    dueDay: v.picklist(dueDays),
    count: v.nullable(v.number()),
    conditionsAccepted: v.boolean(),
  }),
);

export const paymentModule = defineModule({
  slice: paymentSlice,
  lateSaga: {
    load: async () => (await import('./paymentSaga')).paymentSaga,
    startsWith: [bankDetailsEntered],
    // These only cancel a running check.
    ignores: [methodChosen, choiceUndone, prefillAgreed, otherBankDetailsWanted, selectionReset, paymentCleared],
    loadAhead: true,
  },
  journal: {
    schema: PaymentEntry,
    write: ({ payment: { selection } }) =>
      selection === null
        ? null
        : {
            method: selection.method,
            bank: storedBank(selection),
            ...('count' in selection
              ? { dueDay: selection.dueDay, count: selection.count, conditionsAccepted: selection.conditionsAccepted }
              : noAgreement),
          },
    read: (entry) => ({
      payment:
        entry === null
          ? paymentSlice.getInitialState()
          : paymentSlice.reducer(undefined, paymentActions.restored(entry)),
    }),
  },
  isUntouched: ({ payment }) => payment.selection === null,
  isBusy: ({ payment }) => payment.ibanCheck.status === 'checking',
});

function storedBank(selection: PaymentSelection): SavedBank {
  if (!needsBank(selection)) return 'onFile';
  const { kind } = selection.bank;
  return kind === 'prefilled' || kind === 'onFile' ? kind : 'lost';
}
