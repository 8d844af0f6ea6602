import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './consentSavingTexts.de';

export const en: SameKeys<typeof de> = {
  consent: {
    saveFailed: 'The order stands, but the consents could not be saved.',
    saveAgain: 'Save consents again',
    saving: 'Saving consents …',
  },
};
