import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './bootTexts.de';

export const en: SameKeys<typeof de> = {
  errors: { network: 'No connection to the services. Check the network; the call is kept.' },
  version: {
    changed: 'A new version is available. The page reloads as soon as nothing is running; the call is kept.',
    now: 'now',
  },
};
