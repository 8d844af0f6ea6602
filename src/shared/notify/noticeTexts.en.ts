import type { SameKeys } from '../i18n/defineTexts';
import type { de } from './noticeTexts.de';

export const en: SameKeys<typeof de> = {
  notice: {
    waiting_one: 'one more message is waiting',
    waiting_other: '{{count}} more messages are waiting',
    dismiss: 'Close message',
    technical: 'Technical details',
    copy: 'Copy',
    success: {
      done: 'Done!',
      great: 'Great!',
      worked: 'That worked!',
      perfect: 'Perfect!',
      well: 'Well done!',
      settled: 'All set!',
    },
  },
};
