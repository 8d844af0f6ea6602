import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './editHistoryTexts.de';

export const en: SameKeys<typeof de> = {
  editHistory: {
    title: 'Edits of order {{number}}',
    edited: 'edited',
    by: 'by {{agent}}',
    empty: 'This order has not been edited yet.',
    failed: 'The edits could not be loaded.',
    noChanges: 'The service does not say what was changed.',
    operation: {
      ADD_POSITION: 'Position added',
      REMOVE_POSITION: 'Position removed',
      UPDATE_POSITION: 'Quantity changed',
      CANCEL_POSITION: 'Position cancelled',
      UPDATE_POSITION_PRICE_DATE: 'Price date changed',
      UPDATE_WEEE_TAKE_BACK: 'Take-back of the old device changed',
      SWITCH_DELIVERY_ADDRESS: 'Delivery address changed',
      CHANGE_PAYMENT: 'Payment changed',
      REDEEM_VOUCHER: 'Voucher redeemed',
      REMOVE_VOUCHER: 'Voucher removed',
      CHANGE_SERVICE_VOUCHER: 'Service voucher changed',
      UPDATE_CUSTOMER: 'Contact details changed',
      SUBMIT: 'Changes submitted',
      other: 'Other change',
    },
    article: 'article {{sku}}',
    packstation: 'Packstation no. {{number}}',
    dueDay: 'due on day {{day}} of the month',
  },
};
