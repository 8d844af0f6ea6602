import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './dayTexts.de';

export const en: SameKeys<typeof de> = {
  day: {
    format: 'dd.mm.yyyy',
    notADate: 'There is no such day. Please enter it as dd.mm.yyyy.',
    range: 'Period',
    from: 'From',
    to: 'To',
    reversed: '“From” is after “To”. Please change one of the two days.',
  },
};
