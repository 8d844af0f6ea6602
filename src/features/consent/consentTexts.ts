import type { ConsentProblem } from '~/domain/customer/consentRules';
import type { MarketResearchConsent } from '~/domain/customer/customer';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './consentTexts.de';

export const problemTexts = {
  phoneMissing: 'consent.problem.phoneMissing',
  phoneInvalid: 'consent.problem.phoneInvalid',
  emailMissing: 'consent.problem.emailMissing',
  emailInvalid: 'consent.problem.emailInvalid',
} as const satisfies Record<ConsentProblem, PlainTextKey>;

export const consentStateTexts = {
  NOT_QUERIED: 'consent.state.NOT_QUERIED',
  ALLOWED: 'consent.state.ALLOWED',
  NOT_ALLOWED: 'consent.state.NOT_ALLOWED',
  UNKNOWN: 'consent.state.UNKNOWN',
} as const satisfies Record<MarketResearchConsent, PlainTextKey>;
