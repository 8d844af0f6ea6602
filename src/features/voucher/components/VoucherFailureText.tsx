import { useText, type Translate } from '~/shared/i18n/i18n';
import type { VoucherFailure } from '../voucherSlice';
import { refusalText } from '../voucherTexts';
import '../voucherFailureTexts.de';
import '../voucherTexts.de';

/** Renders why a code is not redeemed. */
export function VoucherFailureText({ failure }: { readonly failure: VoucherFailure }) {
  return failureText(failure, useText());
}

function failureText(failure: VoucherFailure, t: Translate): string {
  switch (failure.kind) {
    case 'codeMissing':
    case 'needsCustomerAndBasket':
    case 'notForEmployees':
      return t(`voucher.failure.${failure.kind}`);
    case 'redeemedAlready':
    case 'failed':
    case 'ofAnotherCustomer':
      return t(`voucher.failure.${failure.kind}`, { code: failure.code });
    case 'refused':
      return refusalText(failure.code, failure.refusal, t);
  }
}
