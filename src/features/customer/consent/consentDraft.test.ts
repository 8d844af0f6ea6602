import { describe, expect, it } from 'vitest';
import { aCustomer } from '~/domain/testing/samples';
import { answersOf, firstDraft, openQuestions, problemsOf } from './consentDraft';
import type { ConsentDraft } from './consentSlice';

const unasked = aCustomer({
  email: 'erika@example.com',
  dataProtection: false,
  consents: {
    ...aCustomer().consents,
    phoneMarketResearch: 'NOT_QUERIED',
    emailMarketResearch: 'NOT_QUERIED',
    emailNewsletter: false,
  },
});
const guest = { ...unasked, isGuest: true };
const all: ConsentDraft = {
  phone: 'yes',
  email: 'no',
  newsletter: 'no',
  phoneNumber: '0221 471 10',
  emailAddress: ' erika@example.com ',
  privacyRead: true,
};

it('begins with the answers of the call, else with those of the record', () => {
  expect(firstDraft(unasked, null)).toMatchObject({ phone: null, email: null, newsletter: null, privacyRead: false });
  const answers = answersOf({ ...all, newsletter: 'yes' }, unasked);
  expect(firstDraft(unasked, answers)).toEqual({
    ...all,
    newsletter: 'yes',
    phoneNumber: '022147110',
    emailAddress: 'erika@example.com',
  });
});

describe('the open questions', () => {
  it.each([
    ['an unasked customer', unasked, {}, ['privacy', 'phone', 'email', 'newsletter']],
    ['a guest, who is not asked for the telephone', guest, {}, ['privacy', 'email', 'newsletter']],
    ['a customer who answered all', unasked, all, []],
  ] as const)('%s', (_who, customer, answered, open) => {
    expect(openQuestions({ ...firstDraft(customer, null), ...answered }, customer)).toEqual(open);
  });
});

describe('the problems of the answers (REQ B5.2)', () => {
  it.each<readonly [string, Partial<ConsentDraft>, readonly string[]]>([
    ['none', {}, []],
    ['no phone number for a yes', { phoneNumber: '' }, ['phoneMissing']],
    ['no e-mail address for the newsletter', { newsletter: 'yes', emailAddress: '' }, ['emailMissing']],
    ['an open question', { email: null }, ['unanswered']],
    ['the privacy notice not read out', { privacyRead: false }, ['privacyUnread']],
  ])('%s', (_what, changed, problems) => {
    expect(problemsOf({ ...all, ...changed }, unasked)).toEqual(problems);
  });
});

it('takes a contact only where an answer needs it', () => {
  expect(answersOf(all, unasked)).toMatchObject({
    phoneNumber: '022147110',
    email: 'erika@example.com',
    newsletter: false,
  });
  expect(answersOf({ ...all, phone: 'no' }, unasked)).toMatchObject({ phoneNumber: null });
  expect(answersOf({ ...all, newsletter: 'yes', emailAddress: ' neu@example.com ' }, unasked)).toMatchObject({
    email: 'neu@example.com',
  });
});
