import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './noticeDrawerTexts.de';

export const en: SameKeys<typeof de> = {
  noticeDrawer: {
    title: 'Messages',
    none: 'There have been no messages in this session.',
    limit: 'The last {{count}} of this session, newest first; personal data is replaced by ***.',
    copyAll: 'Copy all',
    copy: 'Copy message of {{time}}',
    copied: 'Copied.',
    notCopied: 'Copying is not possible here. Please select the text and copy it.',
    times: '{{count}} times',
    variant: { error: 'Error', success: 'Success', info: 'Information' },
  },
};
