import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notificationTexts.de';

export const en: SameKeys<typeof de> = {
  notifications: {
    title: 'Notifications',
    open_one: 'one open',
    open_other: '{{count}} open',
    more_one: '+ 1 more',
    more_other: '+ {{count}} more',
    unknown: 'The notifications are not loaded yet.',
    none: 'There are no notifications at present.',
    noneOpen: 'All notifications are closed.',
    showClosed: 'Show closed ones ({{count}})',
    closedList: 'Closed notifications',
    openList: 'Open notifications',
    dismiss: 'Close notification of {{time}}',
    appeared: 'New notification: {{text}}',
    newTab: '(opens a new tab)',
    kind: { info: 'Information', warning: 'Warning', other: 'Message' },
  },
};
