import type { SameKeys } from './defineTexts';
import type { de } from './dialogTexts.de';

export const en: SameKeys<typeof de> = {
  common: { apply: 'Apply', back: 'Back', backToEntries: 'Back to the entries', cancel: 'Cancel', next: 'Next' },
};
