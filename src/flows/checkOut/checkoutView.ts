import { joinParts } from '~/domain/common/joinParts';
import { currencyOf } from '~/domain/common/country';
import type { Address } from '~/domain/address/address';
import {
  checkoutAddresses,
  checkoutMethods,
  checkoutPayments,
  checkoutProblems,
  isChosenAddress,
  type CheckoutFacts,
  type CheckoutProblem,
  type CheckoutValue,
} from '~/domain/order/checkout';
import { addressDetail, addressTitle } from '~/features/customer/ofCall/addressTexts';
import type { CheckoutView } from '~/features/payment/components/CheckoutForm';
import { refusalText } from '~/features/payment/paymentTexts';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import '~/features/order/place/orderTexts.de';
import '~/domain/payment/paymentMethodWords.de';

const problemTexts = {
  chosePaymentMethod: 'order.chosePaymentMethod',
  bankDetailsMissing: 'order.bankDetailsMissing',
  choseDeliveryAddress: 'order.choseDeliveryAddress',
} as const satisfies Record<CheckoutProblem['kind'], PlainTextKey>;

/**
 * What the form for payment and delivery address outside an order shows. It joins the words of three features, which cannot
 * import one another (DECISIONS 99).
 */
export function checkoutView(value: CheckoutValue, facts: CheckoutFacts, t: Translate): CheckoutView {
  const bank = facts.customer?.bankingDetails ?? null;
  const problems = checkoutProblems(value, facts);
  const problemOf = (part: CheckoutProblem['part']): string | null => {
    const problem = problems.find((candidate) => candidate.part === part);
    return problem === undefined ? null : t(problemTexts[problem.kind]);
  };
  return {
    payment: {
      choices: checkoutPayments(value, facts).flatMap(({ method: candidate, refusal }) => {
        const method = checkoutMethods.find((known) => known === candidate);
        if (method === undefined) return [];
        const onFile =
          method === 'DIRECT_DEBIT' && bank !== null ? joinParts([bank.maskedIban, bank.bankName]) : undefined;
        return [
          {
            method,
            title: t(`payment.method.${method}`),
            detail: refusal === null ? onFile : refusalText(refusal, currencyOf(facts.country), t),
            isRefused: refusal !== null,
          },
        ];
      }),
      hasBankOnFile: bank !== null,
      problem: problemOf('payment'),
    },
    deliveryAddress: {
      choices: offered(value.deliveryAddress, checkoutAddresses(facts)).map((address) => ({
        address,
        title: addressTitle(address, t),
        detail: addressDetail(address, t),
      })),
      problem: problemOf('deliveryAddress'),
    },
  };
}

/** The customer's addresses; first the chosen one where it is none of them, as a subscription's may be. */
function offered(chosen: Address | null, known: readonly Address[]): readonly Address[] {
  if (chosen === null || known.some((address) => isChosenAddress(address, chosen))) return known;
  return [chosen, ...known];
}
