import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './headerToolTexts.de';

export const en: SameKeys<typeof de> = {
  tools: {
    menu: 'Tools',
    notes: 'Notes',
    studio: 'Learning studio',
    new: 'new',
    studioNeverOpened: 'never opened',
    studioLastOpened: 'last opened on {{time}}',
    notices: 'Messages',
  },
  letter: { infoPost: 'Info post' },
};
