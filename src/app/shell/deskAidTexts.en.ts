import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './deskAidTexts.de';

export const en: SameKeys<typeof de> = {
  title: { articles: '{{count}} art.' },
  keyHint: { faster: 'Faster with' },
  stalled: {
    region: 'Pending answer',
    since: 'No answer for {{seconds}} s.',
    change:
      'What was sent is still on its way: please wait and do not send it again. After {{seconds}} s at the latest the screen says how to go on.',
    load: 'It is still loading; other things go on meanwhile. After {{seconds}} s it can be tried again.',
  },
};
