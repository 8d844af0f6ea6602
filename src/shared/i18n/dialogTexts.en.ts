import type { SameKeys } from './defineTexts';
import type { de } from './dialogTexts.de';

export const en: SameKeys<typeof de> = { common: { apply: 'Apply', back: 'Back', cancel: 'Cancel', next: 'Next' } };
