import { address } from './customerAnswers.ts';
import { invalidVouchers, offerFields, offerItemFields, paymentOptions, plans } from './offerAnswers.ts';
import { order, orderCustomer, orderFields, orderPayment } from './orderAnswers.ts';
import {
  answers,
  answersNothing,
  assumed,
  byCode,
  day,
  flag,
  id,
  list,
  mayAnswer,
  moment,
  named,
  number,
  object,
  text,
  type Answer,
  unordered,
} from './shapes.ts';

const editItem = object(
  offerItemFields,
  named('REQ F1.2', { 'id!': id }),
  named('REQ F1.4', { 'number?': id, 'cancellation_reason?': text }),
  assumed('the article number is shown', { 'title?': text, 'brand?': text }),
  assumed("today's price", { 'price_date?': day }),
  assumed('no old device is taken back', { 'weee_take_back_enabled?': flag }),
  assumed("the order's address", { 'delivery_address?': address }),
);
const editChanges = list(
  object(
    named('REQ F1.2', { 'operation?': text }),
    assumed('the operation is named alone', { 'before?': text, 'after?': text }),
  ),
);
const editedOffer = object(
  // A total that is missing is the sum of its parts.
  { ...offerFields, ...named('REQ F1.1', { 'items!': list(editItem), 'total_price?': number }) },
  named('REQ F1.1', {
    'edited_order_id!': id,
    'customer?': orderCustomer,
    'delivery_address?': address,
    'payment?': orderPayment,
  }),
  named('REQ F3.1', { 'changes?': editChanges }),
);
const editAnswer = {
  ...named('REQ F1.1', { 'edited_offer!': editedOffer }),
  ...named('REQ F2.2', { 'installment_plans?': plans }),
  ...named('REQ F2.5', { 'invalid_vouchers?': invalidVouchers }),
  ...assumed('the methods that hold without an offer (REQ C8.2)', { 'payment_options?': paymentOptions }),
  ...assumed('nothing is restricted; the service refuses', { 'restrictions?': byCode(text) }),
};
const initialEdit = {
  ...editAnswer,
  ...named('REQ F1.1', {
    'original_order!': object(orderFields, named('REQ F1.1', { 'is_editable?': flag })),
  }),
};
const editHistory = named('REQ F4.1', {
  'edited_order_list!': unordered(
    object(
      assumed('the entry has no time, agent or change', {
        'edited_at?': moment,
        'agent_username?': text,
        'changes?': editChanges,
      }),
    ),
  ),
});

const changedDraft = mayAnswer('the draft is read again', object(editAnswer));

export const editOrderAnswers = {
  clearEditedOrder: answersNothing,
  initEditOrder: answers(initialEdit),
  readEditHistory: answers(editHistory),
  submitEditedOrder: mayAnswer('the order is read again', order),
  addPosition: changedDraft,
  updatePosition: changedDraft,
  removePosition: changedDraft,
  cancelPosition: changedDraft,
  changePositionPriceDate: changedDraft,
  changeTakeBack: changedDraft,
  switchDeliveryAddress: changedDraft,
  redeemVoucherInOrder: changedDraft,
  removeVoucherFromOrder: changedDraft,
  changeServiceVoucher: changedDraft,
  updateOrderCustomer: changedDraft,
  changeOrderPayment: answers(editAnswer, named('REQ F2.2', { 'payment?': orderPayment })),
} satisfies Readonly<Record<string, Answer>>;
