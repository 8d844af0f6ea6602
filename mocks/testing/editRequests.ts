import { randomUUID } from 'node:crypto';
import { send, type Answer } from './deskRequests.ts';
import type { WireEdit, WireEditAnswer } from '../db/editOrder/wireEditTypes.ts';
import type { WireOrder } from '../db/order/wireOrderTypes.ts';

// Requests of the order edit, for the stand-in's own tests; they are about the order of three articles unless a number is given.

export const THREE_ARTICLES = '1300000201';

export type EditAnswer = WireEditAnswer & {
  original_order: WireOrder & { is_editable: boolean };
  payment: WireOrder['payment'];
  title: string;
  key?: string;
  order?: WireOrder;
  offer?: WireEditAnswer['edited_offer'];
};

export const begin = (number = THREE_ARTICLES): Promise<Answer<EditAnswer>> =>
  send<EditAnswer>('initEditOrder', { path: `/edit-order/init/${number}` });

export const edit = (path: string, fields: object, number = THREE_ARTICLES): Promise<Answer<EditAnswer>> =>
  send<EditAnswer>(OPERATION_AT[path] ?? '', {
    path: `/edit-order/${number}/${path}`,
    body: { order_id: number, ...fields },
  });

const OPERATION_AT: Readonly<Record<string, string>> = {
  'add-position': 'addPosition',
  'update-position': 'updatePosition',
  'remove-position': 'removePosition',
  'cancel-position': 'cancelPosition',
  'update-position-price-date': 'changePositionPriceDate',
  'update-weee-take-back': 'changeTakeBack',
  'switch-delivery-address': 'switchDeliveryAddress',
  'change-payment': 'changeOrderPayment',
  'redeem-voucher': 'redeemVoucherInOrder',
  'remove-voucher': 'removeVoucherFromOrder',
  'change-service-voucher': 'changeServiceVoucher',
  'update-customer': 'updateOrderCustomer',
};

export const read = async (number = THREE_ARTICLES): Promise<WireOrder> =>
  (await send<WireOrder>('readOrder', { path: `/orders/${number}` })).body;

export async function submit(
  number = THREE_ARTICLES,
  attempt: string = randomUUID(),
): Promise<Answer<WireOrder & EditAnswer>> {
  const { updated_at } = await read(number);
  return send<WireOrder & EditAnswer>('submitEditedOrder', {
    path: `/edit-order/${number}`,
    body: { order_id: number, updated_at },
    headers: { 'X-Correlation-Id': attempt },
  });
}

export const history = async (number = THREE_ARTICLES): Promise<WireEdit[]> =>
  (await send<{ edited_order_list: WireEdit[] }>('readEditHistory', { path: `/edit-order/history/${number}` })).body
    .edited_order_list;

export const clear = (number = THREE_ARTICLES): Promise<Answer<unknown>> =>
  send('clearEditedOrder', { path: `/edit-order/${number}` });

export const operationsIn = ({ body }: Answer<EditAnswer>): string[] =>
  body.edited_offer.changes.map(({ operation }) => operation);
