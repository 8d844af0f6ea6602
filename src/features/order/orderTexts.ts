import type { SubmitBlock } from '~/domain/order/submitBlocks';
import type { TextKey } from '~/shared/i18n/i18n';
import './orderTexts.de';

/** The texts of REQ C13.2 for what blocks an order. */
export const submitBlockTexts = {
  enterCustomerData: 'order.enterCustomerData',
  customerLocked: 'customer.locked',
  billingAddressAbroad: 'order.billingAddressAbroad',
  consentsPostponed: 'order.consentsPostponed',
  formOpen: 'order.formOpen',
  loginUnfinished: 'order.loginUnfinished',
  invalidCustomerData: 'order.invalid.customerData',
  invalidEmail: 'order.invalid.email',
  invalidDateOfBirth: 'order.invalid.dateOfBirth',
  invalidBillingAddress: 'order.invalid.billingAddress',
  customerWithoutEmail: 'order.CustomerWithoutEmail',
  basketIsEmpty: 'order.basketIsEmpty',
  basketPending: 'order.basketPending',
  quantityTyped: 'order.quantityTyped',
  stockWarning: 'order.stockWarning',
  linesRefused: 'order.linesRefused',
  choseDeliveryAddress: 'order.choseDeliveryAddress',
  pickupPointNotAllowed: 'order.pickupPointNotAllowed',
  addressBlocked: 'order.addressBlocked',
  billingAddressBlocked: 'order.billingAddressBlocked',
  chosePaymentMethod: 'order.chosePaymentMethod',
  bankDetailsMissing: 'order.bankDetailsMissing',
  installmentPlanMissing: 'order.installmentPlanMissing',
  conditionsNotAccepted: 'order.conditionsNotAccepted',
  noPaymentLeft: 'order.noPaymentLeft',
  paymentRefused: 'order.invalid.paymentMethod',
  offerPending: 'order.offerPending',
  offerFailed: 'order.offerFailed',
  totalChanged: 'order.totalChanged',
  voucherPending: 'order.voucherPending',
} as const satisfies Record<SubmitBlock['kind'], TextKey>;
