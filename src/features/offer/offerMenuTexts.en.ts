import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerMenuTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    explain: 'Explain the price',
    waiveShipping: 'Waive the shipping costs',
    chargeShipping: 'Charge the shipping costs after all',
    notYet: 'Possible as soon as there is an offer.',
  },
};
