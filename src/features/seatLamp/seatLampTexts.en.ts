import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './seatLampTexts.de';

export const en: SameKeys<typeof de> = {
  seatLamp: {
    title: 'Seat lamp',
    now: 'The lamp shows {{colour}}.',
    failed: 'The lamp could not be switched. Please try again.',
    next: 'Next colour',
  },
};
