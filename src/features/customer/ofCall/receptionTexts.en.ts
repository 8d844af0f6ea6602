import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './receptionTexts.de';

export const en: SameKeys<typeof de> = {
  reception: {
    title: 'Reception survey',
    script: 'May we ask how you receive our programme?',
    skip: 'Not specified',
    saveFailed: 'The answer about the reception could not be saved. It will be sent with the order.',
    answer: {
      ANALOG_CABLE: 'Analogue cable',
      DIGITAL_CABLE: 'Digital cable',
      DIGITAL_HD_CABLE: 'Digital cable HD',
      DIGITAL_SATELLITE: 'Digital satellite',
      DIGITAL_SATELLITE_HD: 'Digital satellite HD',
      DVB_T2_HD: 'DVB-T2 HD (aerial)',
      MAGENTA_TV: 'MagentaTV',
      VODAFONE: 'Vodafone',
      WEB: 'Online',
      UNKNOWN: 'does not know',
    },
  },
};
