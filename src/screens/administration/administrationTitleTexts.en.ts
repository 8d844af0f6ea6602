import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './administrationTitleTexts.de';

export const en: SameKeys<typeof de> = {
  administration: { title: 'Settings in force', what: 'Flags, allow-lists and service addresses' },
};
