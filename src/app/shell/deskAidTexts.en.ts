import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './deskAidTexts.de';

export const en: SameKeys<typeof de> = {
  title: { articles: '{{count}} art.' },
  keyHint: { faster: 'Faster with' },
  waiting: {
    region: 'Pending answer',
    since: 'No answer for {{seconds}} s.',
    step: {
      login: 'The customer account is loading.',
      pin: 'The PIN is being checked.',
      product: 'The article is being looked up.',
      basket: 'The basket is being updated.',
      offer: 'Prices and vouchers are being calculated.',
      preCheck: 'The order is being checked.',
      order: 'The order is being sent.',
      search: 'The search is running.',
      list: 'The data is loading.',
      change: 'The change is being saved.',
    },
    change:
      'What was sent is still on its way: please wait and do not send it again. After {{seconds}} s at the latest the screen says how to go on.',
    load: 'It is still loading; other things go on meanwhile. After {{seconds}} s it can be tried again.',
  },
};
