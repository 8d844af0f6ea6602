import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { KeyName } from '~/shared/keyboard/keys';
import './keyListTexts.de';

/** What each key does; the list of keys and the command palette name it alike. */
export const keyTexts = {
  jump: 'keys.jump',
  customer: 'keys.customer',
  newCustomer: 'keys.newCustomer',
  product: 'keys.product',
  context: 'keys.context',
  deliveryAddress: 'keys.deliveryAddress',
  payment: 'keys.payment',
  voucher: 'keys.voucher',
  history: 'keys.history',
  subscriptions: 'keys.subscriptions',
  onAir: 'keys.onAir',
  announceTotal: 'keys.announceTotal',
  notifications: 'keys.notifications',
  notes: 'keys.notes',
  infoPost: 'keys.infoPost',
  learningStudio: 'keys.learningStudio',
  notices: 'keys.notices',
  backToCall: 'keys.backToCall',
  park: 'keys.park',
  parkedCalls: 'keys.parkedCalls',
  undo: 'keys.undo',
  submit: 'keys.submit',
  close: 'keys.close',
  keyList: 'keys.keyList',
} as const satisfies Record<KeyName, PlainTextKey>;

/** Keys that every screen of the header has; the others belong to one screen. */
export const keysEverywhere: readonly KeyName[] = [
  'jump',
  'notifications',
  'notes',
  'infoPost',
  'learningStudio',
  'notices',
  'park',
  'parkedCalls',
  'undo',
  'keyList',
];
