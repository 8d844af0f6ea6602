import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './productStatusWords.de';

export const en: SameKeys<typeof de> = {
  productStatus: {
    ALL: 'All',
    ACTIVE: { name: 'active', hint: 'New subscriptions are possible.' },
    STOPPED: { name: 'paused', hint: 'The subscription is paused at present.' },
    DELETED: { name: 'delisted', hint: 'The article is delisted.' },
    RAN_OUT: { name: 'ran out', hint: 'The article has run out: no new subscriptions.' },
    RUNNING_OUT: { name: 'running out', hint: 'The article is running out: only while stock lasts.' },
    REPLACED: { name: 'replaced', hint: 'The article is replaced by another one.' },
    ACTIVE_NO_STOCK: { name: 'out of stock', hint: 'New subscriptions are possible; the article is out of stock.' },
    unknown: { name: 'unknown', hint: 'This status is not known.' },
  },
};
