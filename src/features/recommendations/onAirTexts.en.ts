import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './onAirTexts.de';

export const en: SameKeys<typeof de> = {
  onAir: {
    title: 'What is on air now',
    hint: 'The service names no times: shown is the first article of each channel.',
    loading: 'Loading offers …',
    empty: 'no offers at present',
    failed: 'The offers could not be loaded.',
  },
};
