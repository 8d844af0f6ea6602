import { bankIsComplete, type InstallmentMethod, type PaymentSelection } from './payment';

/** Steps of the installment dialog (REQ C9.5, C10.1); factoring has the third one. */
export type InstallmentStep = 'CHOOSE_PLAN' | 'ENTER_BANKING_INFO' | 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS';

/** `EDIT_MODE` changes an existing agreement. */
export type InstallmentMode = 'NORMAL_MODE' | 'EDIT_MODE';

export type InstallmentSelection = Extract<PaymentSelection, { readonly method: InstallmentMethod }>;

export function installmentSteps(method: InstallmentMethod): readonly InstallmentStep[] {
  return method === 'INSTALLMENTS'
    ? ['CHOOSE_PLAN', 'ENTER_BANKING_INFO']
    : ['CHOOSE_PLAN', 'ENTER_BANKING_INFO', 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS'];
}

/** The first step that is not done; null where the agreement is complete. */
export function openInstallmentStep(selection: InstallmentSelection): InstallmentStep | null {
  if (selection.count === null) return 'CHOOSE_PLAN';
  if (!bankIsComplete(selection.bank)) return 'ENTER_BANKING_INFO';
  const asksConditions = selection.method === 'INSTALLMENTS_FACTORING' && !selection.conditionsAccepted;
  return asksConditions ? 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS' : null;
}
