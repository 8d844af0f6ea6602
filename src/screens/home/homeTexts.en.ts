import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './homeTexts.de';

export const en: SameKeys<typeof de> = {
  home: {
    greeting: 'Hello, {{name}}',
    question: 'Which application should be opened?',
    noApplication: 'No application is enabled for this sign-in. The team leader can assign roles.',
  },
};
