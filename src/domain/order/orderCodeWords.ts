import './orderCodeWords.de';

/** The codes of REQ E2.5 in words; an unknown code is shown as it is. */
export const orderTypeWords = {
  GUEST_ORDER: 'orderCode.type.GUEST_ORDER',
  EXISTING_CUSTOMER_ORDER: 'orderCode.type.EXISTING_CUSTOMER_ORDER',
  NEW_CUSTOMER_ORDER: 'orderCode.type.NEW_CUSTOMER_ORDER',
} as const;

export const orderSourceWords = {
  SHOP: 'orderCode.source.SHOP',
  SHOP_AUTOMATIC: 'orderCode.source.SHOP_AUTOMATIC',
  BACKOFFICE: 'orderCode.source.BACKOFFICE',
  MOBILE: 'orderCode.source.MOBILE',
  NEXT_APP: 'orderCode.source.NEXT_APP',
  PHONE_BOT: 'orderCode.source.PHONE_BOT',
  WAITLIST_SERVICE: 'orderCode.source.WAITLIST_SERVICE',
  SUBSCRIPTION_SERVICE: 'orderCode.source.SUBSCRIPTION_SERVICE',
} as const;

/** Origins, and the sales channels that stand in the same field. */
export const originWords = {
  '01': 'orderCode.origin.TV',
  '04': 'orderCode.origin.INTERNET',
  ECOM: 'orderCode.origin.ECOM',
  IVR: 'orderCode.origin.IVR',
  MAIL: 'orderCode.origin.MAIL',
  OUTB: 'orderCode.origin.OUTB',
  SCHR: 'orderCode.origin.SCHR',
  TELE: 'orderCode.origin.TELE',
  CLASSIC_TV: 'orderCode.origin.CLASSIC_TV',
  CLASSIC_APP: 'orderCode.origin.CLASSIC_APP',
  CLASSIC_SHOP: 'orderCode.origin.CLASSIC_SHOP',
  HELLO_APP: 'orderCode.origin.HELLO_APP',
} as const;

export const exportTargetWords = {
  CRM: 'orderCode.target.CRM',
  ERP: 'orderCode.target.ERP',
} as const;

/** The known code that a code of the service means: `classic TV`, `classic-tv` and `CLASSIC_TV` are one; undefined for others. */
export function knownCode<Code extends string>(words: Readonly<Record<Code, string>>, code: string): Code | undefined {
  const spelled = [
    code,
    code
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_'),
  ];
  const isKnown = (candidate: string): candidate is Code => Object.hasOwn(words, candidate);
  return spelled.find(isKnown);
}
