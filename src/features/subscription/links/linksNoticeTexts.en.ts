import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './linksNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  linksNotice: {
    created: 'The subscription product link was created',
    edited: 'The subscription product link was edited',
    loadFailed: {
      badRequest: 'The product links could not be loaded: bad request. Please check the filters.',
      serviceDown: 'The product links could not be loaded: the service is down. Please try again later.',
      unknown: 'The product links could not be loaded: unknown reason. Please try again.',
    },
    createFailed: {
      badRequest: 'The product link could not be created: bad request. Please check what was entered.',
      serviceDown: 'The product link could not be created: the service is down. Please try again later.',
      unknown: 'The product link could not be created: unknown reason. Please check the list and try again.',
    },
    createOpen: {
      serviceDown:
        'The service is down. It is not certain whether the product link is created. Please try again later.',
      unknown: 'For an unknown reason it is not certain whether the product link is created. Please try again.',
    },
    editFailed: {
      badRequest: 'The product link could not be edited: bad request. Please check what was entered.',
      serviceDown: 'The product link could not be edited: the service is down. Please try again later.',
      unknown: 'The product link could not be edited: unknown reason. Please try again.',
    },
    editOpen: {
      serviceDown:
        'The service is down. It is not certain whether the product link is changed. Please try again later.',
      unknown: 'For an unknown reason it is not certain whether the product link is changed. Please try again.',
    },
    searchFailed: {
      badRequest: 'The product could not be searched: bad request. Please check the number.',
      serviceDown: 'The product could not be searched: the service is down. Please try again later.',
      unknown: 'The product could not be searched: unknown reason. Please try again.',
    },
  },
};
