import type { Consents, MarketResearchConsent } from './customer';
import { isValidEmail } from './email';
import { isValidPhone } from './phoneRules';

export type ConsentProblem = 'phoneMissing' | 'phoneInvalid' | 'emailMissing' | 'emailInvalid';

export interface ConsentInput {
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
  readonly phoneNumber: string;
  readonly email: string;
}

type MarketResearch = Pick<Consents, 'phoneMarketResearch' | 'emailMarketResearch'>;

/** Problems of the consent form: market research by phone or e-mail cannot be allowed without that contact (REQ B5.2). */
export function consentProblems(input: ConsentInput): readonly ConsentProblem[] {
  const problems: ConsentProblem[] = [];
  if (input.phoneMarketResearch === 'ALLOWED') {
    if (input.phoneNumber.trim() === '') problems.push('phoneMissing');
    else if (!isValidPhone(input.phoneNumber)) problems.push('phoneInvalid');
  }
  if (input.emailMarketResearch === 'ALLOWED') {
    if (input.email.trim() === '') problems.push('emailMissing');
    else if (!isValidEmail(input.email)) problems.push('emailInvalid');
  }
  return problems;
}

/** Whether the consent step follows the login because one of the two was never queried (REQ B2.7, DECISIONS 17). */
export function mustAskForConsent({ phoneMarketResearch, emailMarketResearch }: MarketResearch): boolean {
  return phoneMarketResearch === 'NOT_QUERIED' || emailMarketResearch === 'NOT_QUERIED';
}

/** A guest's consent step may be skipped only when neither was queried (REQ B5.6). */
export function guestMaySkipConsents({ phoneMarketResearch, emailMarketResearch }: MarketResearch): boolean {
  return phoneMarketResearch === 'NOT_QUERIED' && emailMarketResearch === 'NOT_QUERIED';
}
