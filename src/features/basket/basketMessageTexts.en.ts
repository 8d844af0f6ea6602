import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './basketMessageTexts.de';

export const en: SameKeys<typeof de> = {
  basket: {
    refused: 'not taken over',
    retry: 'try again',
    retryNamed: 'try {{name}} again',
    takenOver: 'The articles were chosen with {{name}} and are still in the basket.',
    takenOverUnnamed: 'The articles were chosen with the previous customer and are still in the basket.',
    clear: 'empty',
    clearNamed: 'Empty the basket',
    keep: 'keep',
    keepNamed: 'Keep the articles',
    channelNotSet: 'The basket does not have the sales channel {{channel}}·{{office}} yet.',
  },
};
