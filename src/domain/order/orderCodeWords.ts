import type { PlainTextKey } from '~/shared/i18n/i18n';
import './orderCodeWords.de';

/** The codes of REQ E2.5 in words; an unknown code is shown as it is. */
export const orderTypeWords = new Map<string, PlainTextKey>([
  ['GUEST_ORDER', 'orderCode.type.GUEST_ORDER'],
  ['EXISTING_CUSTOMER_ORDER', 'orderCode.type.EXISTING_CUSTOMER_ORDER'],
  ['NEW_CUSTOMER_ORDER', 'orderCode.type.NEW_CUSTOMER_ORDER'],
]);

export const orderSourceWords = new Map<string, PlainTextKey>([
  ['SHOP', 'orderCode.source.SHOP'],
  ['SHOP_AUTOMATIC', 'orderCode.source.SHOP_AUTOMATIC'],
  ['BACKOFFICE', 'orderCode.source.BACKOFFICE'],
  ['MOBILE', 'orderCode.source.MOBILE'],
  ['NEXT_APP', 'orderCode.source.NEXT_APP'],
  ['PHONE_BOT', 'orderCode.source.PHONE_BOT'],
  ['WAITLIST_SERVICE', 'orderCode.source.WAITLIST_SERVICE'],
  ['SUBSCRIPTION_SERVICE', 'orderCode.source.SUBSCRIPTION_SERVICE'],
]);

/** Origins, and the sales channels that stand in the same field. */
export const originWords = new Map<string, PlainTextKey>([
  ['01', 'orderCode.origin.TV'],
  ['04', 'orderCode.origin.INTERNET'],
  ['ECOM', 'orderCode.origin.ECOM'],
  ['IVR', 'orderCode.origin.IVR'],
  ['MAIL', 'orderCode.origin.MAIL'],
  ['OUTB', 'orderCode.origin.OUTB'],
  ['SCHR', 'orderCode.origin.SCHR'],
  ['TELE', 'orderCode.origin.TELE'],
  ['CLASSIC_TV', 'orderCode.origin.CLASSIC_TV'],
  ['CLASSIC_APP', 'orderCode.origin.CLASSIC_APP'],
  ['CLASSIC_SHOP', 'orderCode.origin.CLASSIC_SHOP'],
  ['HELLO_APP', 'orderCode.origin.HELLO_APP'],
]);

export const exportTargetWords = new Map<string, PlainTextKey>([
  ['CRM', 'orderCode.target.CRM'],
  ['ERP', 'orderCode.target.ERP'],
]);

/** Looks a code up regardless of case and separators: `classic TV`, `classic-tv` and `CLASSIC_TV` are one. */
export function codeWord(words: ReadonlyMap<string, PlainTextKey>, code: string): PlainTextKey | undefined {
  return (
    words.get(code) ??
    words.get(
      code
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
  );
}
