import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './pinTexts.de';

export const en: SameKeys<typeof de> = {
  pin: {
    title: 'PIN check',
    askFirst: 'Please tell me the first three digits of your service PIN.',
    askLast: 'Please tell me the last three digits of your service PIN.',
    mode: {
      label: 'Which digits does the customer name?',
      hint: 'The service does not say which ones it checks: after "Wrong PIN" please ask for the others.',
      FIRST_THREE_DIGITS: 'the first three',
      LAST_THREE_DIGITS: 'the last three',
    },
    label: 'PIN: digits named',
    verify: 'Check PIN',
    verifying: 'Checking …',
    wait: 'Check PIN (in {{seconds}} s)',
    invalid: 'Please enter at least three digits.',
    skipReasonMissing: 'Please choose a reason.',
    wrong: 'Wrong PIN: failed attempt {{count}} of {{maximum}}.',
    attempts: '{{count}} of {{maximum}} failed attempts so far.',
    exhausted:
      'The PIN is locked after {{maximum}} failed attempts. Please request a new PIN letter; the customer is not loaded.',
    failed: 'The PIN cannot be checked right now. Please try again or skip it with a reason.',
    refused: 'The PIN was not accepted. Please try again.',
    skipTitle: 'Skip PIN',
    skipReason: 'Reason',
    skip: 'Skip',
    skipFailed: 'Skipping was not accepted. Please try again.',
    skipDisabled: 'The PIN may not be skipped for this customer.',
    reason: {
      choose: 'Choose a reason …',
      FORGOTTEN: 'PIN forgotten',
      LETTER_NOT_RECEIVED: 'PIN letter not received',
      UNABLE_TO_NAME: 'PIN cannot be named',
      OTHER: 'another reason',
    },
    letter: {
      request: 'Request new PIN',
      requesting: 'Requesting the PIN letter …',
      requested: 'The PIN letter has been requested and arrives by post in the next few days.',
      alreadySent: 'A PIN letter is on its way already. A new one is possible after five working days.',
      again: 'A new PIN letter is possible from {{date}}.',
      failed: 'The PIN letter could not be requested. Please try again.',
    },
  },
};
