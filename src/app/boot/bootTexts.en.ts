import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './bootTexts.de';

export const en: SameKeys<typeof de> = {
  errors: {
    network: 'No connection to the services. Check the network; what was entered is kept.',
    timeout: 'Technical error: the service has not answered for too long. Please try again.',
    badRequest: 'The service did not accept the request. Please check what was entered.',
    serviceDown: 'The service is down. Please try again later.',
  },
  start: {
    typedBeforeSignIn:
      'What was typed before the sign-in was not taken over, or not all of it. Please check and complete it.',
    undoneBeforeSignIn:
      'What was sent last is not done, because the session had ended. Please check and send it again.',
  },
  version: {
    changed: 'A new version is available. The page reloads as soon as nothing is running; what was entered is kept.',
    now: 'now',
  },
};
