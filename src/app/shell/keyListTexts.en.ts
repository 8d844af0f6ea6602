import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './keyListTexts.de';

export const en: SameKeys<typeof de> = {
  keys: {
    jump: 'Search or jump: customer, order, article or application',
    customer: 'to the customer number',
    product: 'to the article search',
    context:
      'to what can be looked up beside the basket and back; a digit there chooses: record, recommendations, call script, article',
    payment: 'to the payment',
    voucher: 'to the voucher code',
    history: 'Order history of the loaded customer',
    subscriptions: 'Subscriptions of the loaded customer',
    announceTotal: 'mark the total as told',
    notifications: 'Notifications',
    notes: 'Open or close the notes',
    infoPost: 'Info post (ring template)',
    learningStudio: 'Learning studio in a new tab',
    notices: 'Messages of this session',
    undo: 'take back the last act',
    submit: 'Place order',
    close: 'Close',
    keyList: 'this list',
  },
};
