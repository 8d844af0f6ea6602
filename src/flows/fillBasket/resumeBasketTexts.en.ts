import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './resumeBasketTexts.de';

export const en: SameKeys<typeof de> = {
  basket: {
    keptUnread:
      'The service does not show the basket: it stands here as it was before the reload. The offer is calculated anew.',
  },
};
