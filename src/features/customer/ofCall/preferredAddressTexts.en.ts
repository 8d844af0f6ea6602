import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './preferredAddressTexts.de';

export const en: SameKeys<typeof de> = {
  address: {
    prefer: 'Remember as preferred',
    preferNamed: 'Remember as preferred: {{name}}',
    preferNeedsNumber: 'Possible for customers with a customer number.',
    preferNeedsChoice: 'Choose a delivery address first.',
    preferNeedsSaving: 'The address is not saved yet.',
    preferredAlready: 'The chosen address is the preferred one already.',
  },
};
