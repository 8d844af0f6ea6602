import { offerAnswers } from './answers/offerAnswers.ts';
import { orderAnswers } from './answers/orderAnswers.ts';
import { aWireCreateOrder } from '../builders/aWireCreateOrder.ts';
import { aWireOfferRequest } from '../builders/aWireOfferRequest.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import {
  address,
  anyText,
  consents,
  country,
  customerNumber,
  day,
  email,
  flag,
  listOf,
  method,
  newBasketItem,
  objectOf,
  offerReklaFlag,
  offerCustomer,
  oneOf,
  orNull,
  payment,
  phone,
  reklaFlag,
  salesChannel,
  salesOffice,
  serviceVoucher,
  sourceChannel,
  text,
  voucherCode,
  voucherRequest,
} from './schemaParts.ts';
import type { WireCreateOrder, WireOfferRequest } from '../db/order/wireOrderTypes.ts';

const customerInfo = objectOf(
  {
    salutation: oneOf('MR', 'MS', 'COMPANY', 'FAMILY', 'MISS'),
    first_name: text,
    last_name: text,
    street: text,
    street_number: text,
    zip_code: { type: 'string', pattern: '^[0-9]{4,5}$' },
    city: text,
    country_code: country,
  },
  {
    // May be null: a business rule refuses that with its own reason.
    date_of_birth: orNull(day),
    external_customer_id: orNull(customerNumber),
    email: orNull(email),
    phone: orNull(phone),
    care_of: orNull(anyText),
    address_addition: orNull(anyText),
    create_account: flag,
    consents: orNull(consents),
    data_protection: orNull(flag),
    skip_double_check: flag,
    preferred_payment_method: orNull(method),
    signup_for_newsletter: flag,
    reception: orNull(text),
  },
);

const createOrderBody = objectOf(
  {
    order_items: listOf(newBasketItem, { minItems: 1 }),
    customer_info: customerInfo,
    delivery_address: orNull(address),
    payment,
    voucher: orNull(voucherRequest),
    service_voucher: orNull(serviceVoucher),
    sales_office: salesOffice,
    sales_channel: salesChannel,
    source_channel: sourceChannel,
    country,
    is_shipping_overwritten: flag,
    free_shipping: orNull(text),
    basket_id: text,
    rekla_flag: orNull(reklaFlag),
  },
  { original_order_id: orNull(text) },
);

export const createOffer = defineOperation<WireOfferRequest>({
  name: 'createOffer',
  answer: offerAnswers.createOffer,
  repeatable: true,
  service: 'order',
  method: 'POST',
  path: '/backoffice-offers',
  querySchema: queryOf(
    { sales_office: salesOffice, sales_channel: salesChannel },
    { pregenerate_erp_number: oneOf('true', 'false') },
  ),
  bodySchema: objectOf(
    {
      customer: offerCustomer,
      delivery_address: orNull(address),
      payment: orNull(payment),
      voucher: orNull(voucherRequest),
      is_shipping_cost_overwritten: flag,
      basket_id: text,
      sales_channel: salesChannel,
      is_customer_data_changed: flag,
      source_channel: sourceChannel,
      rekla_flag: orNull(offerReklaFlag),
    },
    // The requirement names it in an order only (REQ C6.1, C12.3).
    { service_voucher: orNull(serviceVoucher) },
  ),
  example: {
    query: { sales_office: '4001', sales_channel: '04', pregenerate_erp_number: 'false' },
    body: aWireOfferRequest({ basket_id: '{basketId}' }),
  },
});

export const preCheckOrder = defineOperation<WireCreateOrder>({
  name: 'preCheckOrder',
  answer: orderAnswers.preCheckOrder,
  repeatable: true,
  service: 'order',
  method: 'POST',
  path: '/order-pre-check',
  bodySchema: createOrderBody,
  example: { body: aWireCreateOrder({ basket_id: '{basketId}' }) },
});

export const createOrder = defineOperation<WireCreateOrder>({
  name: 'createOrder',
  answer: orderAnswers.createOrder,
  service: 'order',
  method: 'POST',
  path: '/backoffice-orders/:customerId',
  orderAttempt: true,
  bodySchema: createOrderBody,
  example: { path: '/backoffice-orders/0123456', body: aWireCreateOrder({ basket_id: '{basketId}' }) },
});

export const createGuestOrder = defineOperation<WireCreateOrder>({
  name: 'createGuestOrder',
  answer: orderAnswers.createGuestOrder,
  service: 'order',
  method: 'POST',
  path: '/backoffice-guest-orders',
  orderAttempt: true,
  bodySchema: createOrderBody,
  example: {
    body: aWireCreateOrder({
      basket_id: '{basketId}',
      customer_info: { ...aWireCreateOrder().customer_info, external_customer_id: null, create_account: false },
    }),
  },
});

export const verifyVoucher = defineOperation<{
  code: string;
  external_customer_id: string | null;
  basket_id: string | null;
  sales_channel: string;
  source_channel: string;
}>({
  name: 'verifyVoucher',
  answer: offerAnswers.verifyVoucher,
  repeatable: true,
  service: 'order',
  method: 'POST',
  path: '/voucher-verify',
  bodySchema: objectOf({
    code: voucherCode,
    external_customer_id: orNull(customerNumber),
    basket_id: orNull(text),
    sales_channel: salesChannel,
    source_channel: sourceChannel,
  }),
  example: {
    body: {
      code: 'SOMMER',
      external_customer_id: '0123456',
      basket_id: '{basketId}',
      sales_channel: '04',
      source_channel: 'ECOM',
    },
  },
});

export const readRedeemedVouchers = defineOperation({
  name: 'readRedeemedVouchers',
  answer: offerAnswers.readRedeemedVouchers,
  service: 'order',
  method: 'GET',
  path: '/redeemed-vouchers-history/:customerId',
  example: { path: '/redeemed-vouchers-history/0123456', body: undefined },
});
