import { describe, expect, it } from 'vitest';
import { consentProblems, guestMaySkipConsents, mustAskForConsent } from './consentRules';

const answers = ['NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN'] as const;

describe('market-research consent (REQ B5.2, B5.6)', () => {
  it.each([
    ['030 1234', 'a@example.com', []],
    ['', 'a@example.com', ['phoneMissing']],
    ['  ', '  ', ['phoneMissing', 'emailMissing']],
    ['12', 'a@example', ['phoneInvalid', 'emailInvalid']],
    ['unbekannt', 'müller@example.com', ['phoneInvalid', 'emailInvalid']],
    ['030 1234', '', ['emailMissing']],
  ])('both allowed with phone %j and e-mail %j: %j', (phoneNumber, email, expected) => {
    const input = { phoneMarketResearch: 'ALLOWED', emailMarketResearch: 'ALLOWED', phoneNumber, email } as const;
    expect(consentProblems(input)).toEqual(expected);
  });

  it.each(answers)('a consent that is %s needs no contact data of the allowed one', (answer) => {
    const nothing = { phoneNumber: '', email: '' };
    const isAllowed = answer === 'ALLOWED';
    expect(consentProblems({ ...nothing, phoneMarketResearch: 'ALLOWED', emailMarketResearch: answer })).toEqual(
      isAllowed ? ['phoneMissing', 'emailMissing'] : ['phoneMissing'],
    );
    expect(consentProblems({ ...nothing, phoneMarketResearch: answer, emailMarketResearch: 'ALLOWED' })).toEqual(
      isAllowed ? ['phoneMissing', 'emailMissing'] : ['emailMissing'],
    );
  });

  it('is requested when either was not queried; a guest may skip only when both were not queried', () => {
    for (const phoneMarketResearch of answers) {
      for (const emailMarketResearch of answers) {
        const open = [phoneMarketResearch, emailMarketResearch].filter((answer) => answer === 'NOT_QUERIED').length;
        const consents = {
          phoneMarketResearch,
          emailMarketResearch,
          emailNewsletter: false,
          exportDhlEmail: false,
          printedAdvertising: false,
        };
        expect(mustAskForConsent(consents)).toBe(open > 0);
        expect(guestMaySkipConsents(consents)).toBe(open === 2);
      }
    }
  });
});
