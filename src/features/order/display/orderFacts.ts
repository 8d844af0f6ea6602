import { berlinDateTime, germanDate } from '~/domain/common/berlinTime';
import type { MarketResearchConsent } from '~/domain/customer/customer';
import { receptionAnswers } from '~/domain/customer/reception';
import {
  exportTargetWords,
  knownCode,
  orderSourceWords,
  orderTypeWords,
  originWords,
} from '~/domain/order/orderCodeWords';
import type { DetailedOrder, OrderCustomer } from '~/domain/order/orderDetails';
import { statusWords } from '~/features/order/history/orderStatusTexts';
import { priceTexts } from '~/features/order/history/priceTexts';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { formatNumber } from '~/shared/i18n/formatNumber';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import { addressLine } from './addressLine';
import '~/domain/order/orderWords.de';
import '~/features/customer/ofCall/customerTexts.de';
import './orderDisplayPageTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import '~/features/customer/ofCall/receptionTexts.de';
import '~/domain/customer/customerWords.de';

/** A line of a section as text: its name and its value; null values are left out. */
export interface OrderFact {
  readonly name: string;
  readonly value: string | null;
}

/** The sections of an order in words (REQ E2.1, E2.2, E2.5), for the screen and for "copy as text". */
export function priceFacts({ order, details }: DetailedOrder, t: Translate): OrderFact[] {
  const { totalSavings } = details;
  const savings = totalSavings === 0 ? null : formatMoney(totalSavings, order.currency);
  return [{ name: t('order.savings'), value: savings }, ...priceTexts(order, t)];
}

export function shippingFacts({ order, details: { customer } }: DetailedOrder, t: Translate): OrderFact[] {
  const isBillingKnown = customer !== null && billingLine(customer) !== '';
  const unnamed = t(isBillingKnown ? 'order.sameAsBilling' : 'order.noDeliveryAddress');
  return [
    {
      name: t('address.delivery'),
      value: order.deliveryAddress === null ? unnamed : addressLine(order.deliveryAddress, t),
    },
    {
      name: t('order.deliveryStatus'),
      value: order.deliveryStatus === null ? null : statusWords(order.deliveryStatus, t),
    },
  ];
}

export function customerFacts({ order, details: { customer } }: DetailedOrder, t: Translate): OrderFact[] {
  return [
    { name: t('customer.title'), value: customer === null ? order.customerName : nameLine(customer, t) },
    { name: t('customer.number.label'), value: order.externalCustomerId },
    { name: t('order.billingAddress'), value: customer === null ? null : billingLine(customer) },
    {
      name: t('customer.dateOfBirth.label'),
      value: customer?.dateOfBirth === null || customer === null ? null : germanDate(customer.dateOfBirth),
    },
    { name: t('order.email'), value: customer?.email ?? null },
    { name: t('order.phone'), value: customer?.phone ?? null },
    { name: t('order.reception'), value: receptionWord(customer?.reception ?? null, t) },
    { name: t('order.preferredPayment'), value: methodWord(customer?.preferredPaymentMethod ?? null, t) },
  ];
}

export function consentFacts({ details: { customer } }: DetailedOrder, t: Translate): OrderFact[] {
  const word = (answer: boolean | MarketResearchConsent | null): string | null => {
    if (answer === null) return null;
    return typeof answer === 'boolean' ? yesOrNo(answer, t) : t(`order.consentState.${answer}`);
  };
  return (
    ['emailNewsletter', 'exportDhlEmail', 'printedAdvertising', 'phoneMarketResearch', 'emailMarketResearch'] as const
  ).map((name) => ({ name: t(`order.consent.${name}`), value: word(customer?.consents?.[name] ?? null) }));
}

export function privacyFacts({ details: { customer } }: DetailedOrder, t: Translate): OrderFact[] {
  const word = (answer: boolean | null | undefined) => (typeof answer === 'boolean' ? yesOrNo(answer, t) : null);
  return [
    { name: t('order.privacy.accepted'), value: word(customer?.dataProtection) },
    { name: t('order.privacy.newsletter'), value: word(customer?.signupForNewsletter) },
    { name: t('order.privacy.account'), value: word(customer?.createAccount) },
  ];
}

export function paymentFacts({ order, details: { payment } }: DetailedOrder, t: Translate): OrderFact[] {
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, order.currency));
  const { installmentCount, installment } = payment ?? { installmentCount: null, installment: null };
  return [
    { name: t('payment.title'), value: methodWord(payment?.method ?? order.payment?.method ?? null, t) },
    {
      name: t('order.installmentPlan'),
      value:
        installmentCount === null || installment === null
          ? null
          : t('order.installments', {
              count: installmentCount,
              amount: formatMoney(installment, order.currency),
            }),
    },
    { name: t('order.finalInstallment'), value: money(payment?.finalInstallment ?? null) },
    {
      name: t('order.dueDay'),
      value: payment === null || payment.dueDay === null ? null : t('order.dueDayValue', { day: payment.dueDay }),
    },
    {
      name: t('order.interestRate'),
      value: payment === null || payment.interestRate === null ? null : `${formatNumber(payment.interestRate)} %`,
    },
    {
      name: t('order.totalInterest'),
      value: money(payment?.totalInterest === 0 ? null : (payment?.totalInterest ?? null)),
    },
    { name: t('order.totalGross'), value: money(payment?.totalGrossAmount ?? null) },
  ];
}

export function voucherFacts({ order, details }: DetailedOrder, t: Translate): OrderFact[] {
  return [
    ...details.vouchers.map(({ code, value }) => ({
      name: code,
      value: value === null ? t('order.voucherRedeemed') : formatMoney(value, order.currency),
    })),
    { name: t('order.serviceVoucher'), value: details.serviceVoucher },
  ];
}

export function informationFacts({ order, details }: DetailedOrder, t: Translate): OrderFact[] {
  const coded = (words: Readonly<Record<string, PlainTextKey>>, code: string | null): string | null => {
    if (code === null) return null;
    const key = words[knownCode(words, code) ?? ''];
    return key === undefined ? code : t(key);
  };
  const channel = coded(originWords, order.salesChannel);
  return [
    { name: t('history.placedAt'), value: berlinDateTime(order.placedAt) },
    { name: t('order.createdAt'), value: details.createdAt === null ? null : berlinDateTime(details.createdAt) },
    { name: t('order.createdBy'), value: order.createdBy },
    { name: t('order.type'), value: coded(orderTypeWords, order.orderType) },
    { name: t('order.source'), value: coded(orderSourceWords, order.orderSource) },
    {
      name: t('order.sales'),
      value: [channel, order.salesOffice].filter((part) => part !== null).join(' · '),
    },
    { name: t('order.displayChannel'), value: coded(originWords, details.displayChannel) },
    { name: t('order.sourceChannel'), value: coded(originWords, details.sourceChannel) },
    { name: t('order.exportTarget'), value: coded(exportTargetWords, details.exportTarget) },
    { name: t('order.processingSystem'), value: coded(exportTargetWords, details.processingSystem) },
    { name: t('order.sapNumber'), value: order.sapOrderNumber },
    { name: t('order.billNumber'), value: order.billNumber },
    { name: t('order.erpNumber'), value: order.pregeneratedErpNumber },
  ];
}

function methodWord(method: string | null, t: Translate): string | null {
  return method === null || method === '' ? null : paymentMethodText(method, t);
}

function nameLine({ salutation, firstName, lastName }: OrderCustomer, t: Translate): string {
  return [salutation === null ? '' : t(`customer.salutation.${salutation}`), firstName, lastName]
    .filter((part) => part !== '')
    .join(' ');
}

function billingLine(customer: OrderCustomer): string {
  const { careOf, street, streetNumber, addressAddition, zipCode, city } = customer;
  return [careOf, `${street} ${streetNumber}`.trim(), addressAddition, `${zipCode} ${city}`.trim()]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

function receptionWord(answer: string | null, t: Translate): string | null {
  const known = receptionAnswers.find((candidate) => candidate === answer);
  return known === undefined ? answer : t(`reception.answer.${known}`);
}

function yesOrNo(answer: boolean, t: Translate): string {
  return t(answer ? 'order.state.yes' : 'order.state.no');
}
