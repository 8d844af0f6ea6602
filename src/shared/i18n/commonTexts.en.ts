import type { SameKeys } from './defineTexts';
import type { de } from './commonTexts.de';

export const en: SameKeys<typeof de> = {
  common: {
    action: 'Action',
    close: 'Close',
    loading: 'Loading …',
    more: '{{name}}: more',
    remove: 'Remove',
    tryAgain: 'Try again',
    undo: 'Undo',
  },
  errors: {
    general: 'Something went wrong. Please try again.',
    screen: 'This area cannot be shown right now. What was entered is kept.',
    part: 'This part could not be loaded. What was entered is kept.',
    loadAgain: 'Load again',
    reload: 'Reload page',
  },
  notice: { region: 'Notifications' },
  keys: {
    typedAhead: 'Typed ahead, taken over afterwards: {{keys}}',
    typedAheadDropped: 'What was typed after the customer number was not taken over. Please enter it again.',
  },
  notFound: { home: 'To the home page' },
};
