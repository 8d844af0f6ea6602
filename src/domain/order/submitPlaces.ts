import type { SubmitBlock } from './submitBlocks';

/** The place on the screen where a block is resolved. */
export type SubmitPlace =
  | 'customer'
  | 'customerData'
  | 'customerForm'
  | 'consents'
  | 'salesChannel'
  | 'product'
  | 'basket'
  | 'preload'
  | 'deliveryAddress'
  | 'payment'
  | 'bankDetails'
  | 'voucher'
  | 'installments'
  | 'onlineShop'
  | 'offer';

/** The SKU of the basket line that a block refers to. */
export function skuOfBlock(block: SubmitBlock): string | null {
  switch (block.kind) {
    case 'stockWarning':
      return block.warning.sku;
    case 'quantityTyped':
      return block.sku;
    default:
      return null;
  }
}

/** What the text of a block names: a SKU, a number or a code as typed; empty where it names nothing. */
export function subjectOf(block: SubmitBlock): string {
  switch (block.kind) {
    case 'voucherTyped':
      return block.code;
    case 'articleTyped':
      return block.number;
    default:
      return skuOfBlock(block) ?? '';
  }
}

export function placeOf(block: SubmitBlock): SubmitPlace {
  switch (block.kind) {
    case 'enterCustomerData':
    case 'customerLocked':
    case 'loginUnfinished':
      return 'customer';
    case 'formOpen':
      return 'customerForm';
    case 'invalidCustomerData':
    case 'invalidEmail':
    case 'invalidDateOfBirth':
    case 'billingAddressEmpty':
    case 'invalidBillingAddress':
    case 'billingAddressAbroad':
    case 'billingAddressBlocked':
      return 'customerData';
    case 'consentsPostponed':
      return 'consents';
    // Another sales channel needs no e-mail and is one key instead of a form.
    case 'customerWithoutEmail':
      return 'salesChannel';
    case 'basketIsEmpty':
    case 'articleTyped':
      return 'product';
    case 'basketPending':
    case 'stockWarning':
    case 'quantityTyped':
    case 'linesRefused':
      return 'basket';
    case 'preloadPending':
    case 'preloadIncomplete':
      return 'preload';
    case 'choseDeliveryAddress':
    case 'pickupPointNotAllowed':
    case 'bulkyNotToPickupPoint':
    case 'addressBlocked':
      return 'deliveryAddress';
    case 'chosePaymentMethod':
    case 'paymentRefused':
      return 'payment';
    case 'bankDetailsMissing':
    case 'bankDetailsPending':
      return 'bankDetails';
    case 'voucherTyped':
      return 'voucher';
    case 'installmentPlanMissing':
    case 'conditionsNotAccepted':
      return 'installments';
    case 'noPaymentLeft':
      return 'onlineShop';
    case 'offerPending':
    case 'offerFailed':
    case 'totalChanged':
    case 'voucherPending':
      return 'offer';
  }
}
