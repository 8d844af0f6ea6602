import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './botRequestTexts.de';

export const en: SameKeys<typeof de> = {
  botRequest: {
    number: 'Hand-over number',
    numberHint: 'The phone bot tells it when it hands over.',
    numberMissing: 'Please enter the hand-over number.',
    load: 'Load hand-over',
    signInText: 'What the phone bot hands over stands here after signing in.',
    signIn: 'Sign in and load hand-over',
    loading: 'Loading hand-over {{number}} …',
    notFound: 'There is no hand-over for number {{number}}. Check the number or ask what the caller wants.',
    failed: 'Hand-over {{number}} could not be loaded. Try again, otherwise ask what the caller wants.',
    result: 'Hand-over {{number}}',
    customerNumber: 'Customer number',
    noCustomerNumber: 'not known',
    fromOrder: 'from the order',
    orderCustomerFailed:
      'The customer of the order could not be loaded. Try again, or ask the caller for the customer number.',
    authentication: 'Authentication',
    authenticated: 'confirmed by the phone bot',
    notAuthenticated: 'not confirmed',
    handOverReason: 'Hand-over reason',
    comment: 'Comment',
    noComment: 'none',
    orderNumber: 'Order number',
    orderEntry: 'Order entry with this customer',
    showOrder: 'Show order',
    code: {
      INVALID_AUTHENTICATION: {
        label: 'Authentication failed',
        todo: 'Confirm the caller in the order entry by PIN or date of birth before naming any data.',
      },
      INVALID_ORDER_SELECTION: {
        label: 'Order not found',
        todo: 'Ask for date or item and find the order in the order history.',
      },
      INVALID_RETURN_SELECTION: {
        label: 'Return not found',
        todo: 'Ask what is to be returned and find the order in the order history.',
      },
      ASK_FOR_AGENT: {
        label: 'Wish to talk to a person',
        todo: 'Ask what the caller wants; the phone bot has done nothing.',
      },
      ERROR_GENERAL: {
        label: 'Technical error of the phone bot',
        todo: 'Apologise and start again with what the caller wants.',
      },
      ERROR_TRACKING: {
        label: 'Parcel tracking not available',
        todo: 'Look up the delivery status in the order and tell the caller.',
      },
      ERROR_RETURNLABEL: {
        label: 'Return label not created',
        todo: 'Find the order in the order history and request the return label in the usual way.',
      },
      ERROR_RETURNTRACKING: {
        label: 'Return cannot be tracked',
        todo: 'Look up the state of the return in the order history and tell the caller.',
      },
      unknown: {
        label: 'Hand-over without a known reason',
        todo: 'Ask what the caller wants and start again with it.',
      },
    },
  },
};
