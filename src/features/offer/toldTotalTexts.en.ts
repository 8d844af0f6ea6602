import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './toldTotalTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    told: '{{total}} told,',
    toldAt: 'at {{time}}',
    toldTotalAt: '{{total}} told at {{time}},',
    sinceTold: 'since then {{changes}}',
  },
};
