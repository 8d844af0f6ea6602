import { isPassing } from '~/domain/order/submitBlocks';
import { subjectOf } from '~/domain/order/submitPlaces';
import { submitBlockTexts } from '~/features/order/place/orderTexts';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { keyNames, keys, type KeyName } from '~/shared/keyboard/keys';
import { textOfNotice } from '~/shared/notify/noticeText';
import { undoStack } from '~/shared/undo/undoStack';
import { keysEverywhere } from '../keysEverywhere';
import { commandOf, leadTo, type PaletteCommand, type PaletteFacts } from './command';
import '~/features/customer/ofCall/customerTexts.de';
import '../keyListTexts.de';
import '../shellTexts.de';
import './paletteTexts.de';

const keyWords: Partial<Record<KeyName, PlainTextKey>> = {
  customer: 'palette.words.customer',
  product: 'palette.words.product',
  context: 'palette.words.context',
  payment: 'palette.words.payment',
  voucher: 'palette.words.voucher',
  history: 'palette.words.history',
  subscriptions: 'palette.words.subscriptions',
  onAir: 'palette.words.onAir',
  announceTotal: 'palette.words.announceTotal',
  notifications: 'palette.words.notifications',
  notes: 'palette.words.notes',
  infoPost: 'palette.words.infoPost',
  learningStudio: 'palette.words.learningStudio',
  notices: 'palette.words.notices',
  backToCall: 'palette.words.backToCall',
  undo: 'palette.words.undo',
  submit: 'palette.words.submit',
  keyList: 'palette.words.keyList',
};

/** Keys that are no commands of their own. */
const left: readonly KeyName[] = ['jump', 'close'];

/** Every key as a command that runs what the key runs. A key of the order entry opens it first. */
export function keyCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  return keyNames.filter((name) => !left.includes(name)).flatMap((name) => keyCommand(name, facts));
}

function keyCommand(name: KeyName, facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, isInForce, entry, pathname } = facts;
  const isHere = isInForce(name);
  const isDesk = !keysEverywhere.includes(name);
  const atDesk = pathname === entry;
  const act = name === 'undo' ? undoStack.last(facts.state.call.id) : null;
  if ((name === 'undo' && act === null) || (name === 'backToCall' && !isHere)) return [];
  if (!isHere && (!isDesk || entry === null || (atDesk && missingOf(name, facts) === null))) return [];
  const at = isHere ? null : entry;
  const words = keyWords[name];
  const missing = isHere && !atDesk ? null : missingOf(name, facts);
  return [
    commandOf({
      id: `key.${name}`,
      // Habit does not move the submission to the top, where an Enter too early would place the order.
      countedAs: name === 'submit' ? null : `key.${name}`,
      label: capitalised(name === 'keyList' ? t('keys.title') : labelOf(name, facts, isHere)),
      words: words === undefined ? '' : t(words),
      key: keys[name].label,
      isLikely: act !== null || (isDesk && missing === null && (isHere || !atDesk) && isLikely(name, facts)),
      detail: act !== null ? textOfNotice(act.text) : at === null || atDesk ? null : t('palette.inEntry'),
      effect: { kind: 'run', action: name, at },
      ...missing,
    }),
  ];
}

function labelOf(name: KeyName, { t, pathname }: PaletteFacts, isHere: boolean): string {
  const isEdit = name === 'submit' && isHere && pathname.startsWith('/edit-order/');
  // The list of keys says more than the name of a command.
  return isEdit ? t('palette.submitEdit') : (t(`key.${name}`).split(/[;,]/)[0] ?? '');
}

/** What has to be done before the key does anything, and where; null where nothing is missing. */
function missingOf(name: KeyName, facts: PaletteFacts): Pick<PaletteCommand, 'detail' | 'effect'> | null {
  const { t, entry } = facts;
  const { customer, call, offer } = facts.state;
  const customerNumber = customer.customer?.externalCustomerId ?? null;
  switch (name) {
    case 'history':
    case 'subscriptions': {
      const isPlaceholder = name === 'history' && call.variant === 'swiss';
      if (isPlaceholder || customerNumber !== null) return null;
      return leadTo(
        'customer',
        entry,
        t(customer.customer === null ? 'palette.needsCustomer' : 'palette.needsKnownCustomer'),
      );
    }
    case 'announceTotal':
      if (offer.status === 'current') return null;
      if (customer.customer === null) return leadTo('customer', entry, t('palette.needsCustomer'));
      return facts.state.basket.items.length === 0
        ? leadTo('product', entry, t('palette.needsArticle'))
        : leadTo('payment', entry, t('palette.needsOffer'));
    case 'submit': {
      const block = selectSubmitBlocks(facts.state).find((candidate) => !isPassing(candidate));
      if (block === undefined) return null;
      // Running the key with an open point moves the focus to that point.
      const what = t(submitBlockTexts[block.kind], { sku: subjectOf(block) });
      return leadTo('submit', entry, t('palette.open', { what }));
    }
    default:
      return null;
  }
}

/** Whether the next word of the call is about it. */
function isLikely(name: KeyName, { state, pathname, entry }: PaletteFacts): boolean {
  if (pathname !== entry) return name === 'submit' || name === 'product';
  const { customer, offer, order } = state;
  switch (name) {
    case 'customer':
      return customer.customer === null;
    case 'announceTotal':
      return offer.offer !== null && offer.announcedTotal?.total !== offer.offer.totalPrice;
    case 'submit':
      return order.phase !== 'confirmed';
    case 'history':
    case 'subscriptions':
      return state.basket.items.length === 0;
    case 'payment':
    case 'voucher':
      return state.basket.items.length > 0 && customer.customer !== null && order.phase !== 'confirmed';
    case 'product':
      return customer.customer !== null && order.phase !== 'confirmed';
    default:
      return customer.customer !== null;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
