import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './answerTexts.de';

export const en: SameKeys<typeof de> = {
  answer: {
    error: 'The service answered with an error (“{{said}}”).',
    next: 'Please check the details and try again.',
    none: 'There is no answer of the service that names the outcome.',
  },
};
