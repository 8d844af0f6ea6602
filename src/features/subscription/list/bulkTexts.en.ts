import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './bulkTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionBulk: {
    cancel: {
      open: 'Cancel subscriptions',
      title: 'Cancel subscriptions',
      what_one: '{{count}} subscription will be cancelled. The service processes cancellations one after the other.',
      what_other: '{{count}} subscriptions will be cancelled. The service processes cancellations one after the other.',
      reason: 'Reason for cancelling',
      choose: 'Please choose',
      missing: 'Please choose a reason.',
    },
    dates: {
      open: 'Change delivery dates',
      title: 'Change delivery dates',
      what_one: '{{count}} subscription gets the next delivery date {{day}}.',
      what_other: '{{count}} subscriptions get the next delivery date {{day}}.',
      whatOpen_one: '{{count}} subscription gets another next delivery date.',
      whatOpen_other: '{{count}} subscriptions get another next delivery date.',
      sameForAll:
        'All of them get the same date, counted from today: the dates that the single subscriptions have do not count.',
      move: 'Date',
      own: 'Own date',
      months: 'Months',
      day: 'Next delivery date',
      invalid: 'The date must be today or later.',
      note: 'Note',
    },
    numbers: {
      open: 'Change numbers',
      title: 'Change numbers',
      what_one: '{{count}} subscription gets other product numbers. An empty field leaves the number as it is.',
      what_other: '{{count}} subscriptions get other product numbers. An empty field leaves the number as it is.',
      delivery: 'Delivery product number',
      subscription: 'Subscription product number',
      missing: 'Please enter at least one number.',
      invalid: 'A product number has 6 digits.',
      notListed: 'This number is not in the list of subscription products. Please check the number.',
      checkFailed: 'The subscription product number could not be checked, nothing was changed. Please try again.',
      promo: 'This promo number stands for the delivery product number {{number}}, which is sent.',
      notAllowed: 'Only authorised agents may change numbers.',
    },
    nothingSelected:
      'Nothing is selected any more, because the list now shows other subscriptions. Please close and select again.',
    keep: 'Leave as it is',
    running_one: '{{count}} subscription is being changed …',
    running_other: '{{count}} subscriptions are being changed …',
    progress: 'Change in progress',
    answered: '{{answered}} of {{total}} are answered.',
    stop: 'Stop',
    stopping: 'Stopping: the request under way is waited for …',
    stoppedBefore: 'Stopped, nothing was changed.',
    notRead: 'The selected subscriptions could not be read, nothing was changed. Please try again.',
    changed:
      'The filters now find {{found}} subscriptions instead of {{total}}, nothing was changed. The list is loaded again; please check the selection.',
    ended: {
      stopped: 'Stopped: the other subscriptions were not sent.',
      refused: 'A later request was refused: the other subscriptions were not changed.',
      unknown: 'The answer to a later request was lost, the others were not sent. Please check in the list.',
      differs:
        'The service reports other subscriptions than were selected. Nothing else was sent; please check in the list what has changed.',
    },
    refused: 'The change was refused, nothing was changed.',
    unknown:
      'The response was lost: whether the change was made is not known. It is not repeated by itself. The list is loaded again; please check there what has changed.',
    doneBefore:
      'This change was made in this browser at {{time}} already and was not sent again. This is what became of it:',
    sentBefore:
      'This change was sent from this browser at {{time}} already; whether it was made is not known. The list is loaded again; please check there what has changed.',
    sendAgain: 'Send again',
    result: {
      title: 'Result',
      table: 'Result per subscription',
      processed: '{{count}} changed',
      accepted: '{{count}} accepted for cancelling',
      failed: '{{count}} failed',
      already: '{{count}} unchanged, because the next order exists already',
      unnamed: '{{count}} without a statement of the service; please check in the list',
      beyond: '{{count}} more reported than were selected',
      notSent: '{{count}} not sent or without an answer',
      notListed: 'not in the list',
      number: 'Subscription',
      outcome: 'Result',
      reason: 'Reason',
      retry_one: 'Try {{count}} failed one again',
      retry_other: 'Try {{count}} failed ones again',
    },
  },
  subscriptionProcessing: { done: 'All cancellations are processed.' },
};
