import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './headerMenuTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    countryResets: 'Another country begins a new call: customer, basket and everything typed are left behind.',
    countryChoice: 'Choose country',
    officeSearch: 'Find a sales office (number or name)',
    officeNotFound: 'No sales office has this number or name.',
    language: 'Language',
  },
};
