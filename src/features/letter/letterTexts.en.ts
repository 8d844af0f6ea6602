import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './letterTexts.de';

export const en: SameKeys<typeof de> = {
  letter: {
    ringTitle: 'Send ring template',
    ringText: 'The free ring template goes by post to:',
    ringSend: 'Send ring template',
    ringSending: 'Sending …',
    ringSent: 'The ring template is on its way.',
    ringAlreadySent: 'The ring template has already been sent to this customer.',
    ringFailed: 'Oops... error while sending the ring template letter',
    ringNext: 'Please try again. If the letter is already on its way, the next attempt says so.',
    ringNeedsCustomer: "Load a customer first; the ring template goes to the customer's address.",
    ringNeedsNumber: 'No letter goes out without a customer number. Save a new customer first.',
    ringNeedsStreet: 'The letter goes to a street address only; there is none on file for this customer.',
  },
};
