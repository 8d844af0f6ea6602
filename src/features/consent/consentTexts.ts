import type { ConsentProblem } from '~/domain/customer/consentRules';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './consentTexts.de';

export const problemTexts = {
  phoneMissing: 'consent.problem.phoneMissing',
  phoneInvalid: 'consent.problem.phoneInvalid',
  emailMissing: 'consent.problem.emailMissing',
  emailInvalid: 'consent.problem.emailInvalid',
} as const satisfies Record<ConsentProblem, PlainTextKey>;
