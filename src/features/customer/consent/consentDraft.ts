import * as v from 'valibot';
import { consentProblems, type ConsentProblem } from '~/domain/customer/consentRules';
import type { Customer, MarketResearchConsent } from '~/domain/customer/customer';
import { normalizePhone, phoneOf } from '~/domain/customer/phone';
import type { ConsentAnswers, ConsentDraft, YesNo } from './consentSlice';

export type ConsentQuestionName = 'privacy' | 'phone' | 'email' | 'newsletter';
export type ConsentDraftProblem = ConsentProblem | 'unanswered' | 'privacyUnread';

const YesOrNo = v.exactOptional(v.nullable(v.picklist(['yes', 'no'])));
const Kept = v.object({
  phone: YesOrNo,
  email: YesOrNo,
  newsletter: YesOrNo,
  phoneNumber: v.exactOptional(v.string()),
  emailAddress: v.exactOptional(v.string()),
  privacyRead: v.exactOptional(v.boolean()),
});

/** What the agent has changed in the dialog, which may come from the journal of another version. */
export function keptAnswers(stored: unknown): Partial<ConsentDraft> {
  const read = v.safeParse(Kept, stored);
  return read.success ? read.output : {};
}

/** What the dialog begins with: the caller's earlier answers in this call, else those of the record. */
export function firstDraft(customer: Customer, earlier: ConsentAnswers | null): ConsentDraft {
  const known = earlier ?? customer.consents;
  return {
    phone: answerOf(known.phoneMarketResearch),
    email: answerOf(known.emailMarketResearch),
    newsletter: earlier?.newsletter === true ? 'yes' : null,
    phoneNumber: earlier?.phoneNumber ?? phoneOf(customer.phoneNumbers) ?? '',
    emailAddress: earlier?.email ?? customer.email ?? '',
    privacyRead: customer.dataProtection || earlier?.dataProtection === true,
  };
}

/** A guest has no record in which a telephone consent could be stored (CONTRACT Customer). */
export function asksForPhone({ isGuest }: Customer): boolean {
  return !isGuest;
}

export function asksForNewsletter({ consents }: Customer): boolean {
  return !consents.emailNewsletter;
}

/** Whether one of the answers needs an e-mail address. */
export function usesEmail({ email, newsletter }: ConsentDraft): boolean {
  return email === 'yes' || newsletter === 'yes';
}

/** The questions without an answer, in the order of the dialog. */
export function openQuestions(draft: ConsentDraft, customer: Customer): readonly ConsentQuestionName[] {
  const isOpen = {
    privacy: !draft.privacyRead,
    phone: asksForPhone(customer) && draft.phone === null,
    email: draft.email === null,
    newsletter: asksForNewsletter(customer) && draft.newsletter === null,
  };
  return (['privacy', 'phone', 'email', 'newsletter'] as const).filter((name) => isOpen[name]);
}

/** Why the answers cannot be taken: a contact is missing or invalid (REQ B5.2), or a question is open. */
export function problemsOf(draft: ConsentDraft, customer: Customer): readonly ConsentDraftProblem[] {
  const open = openQuestions(draft, customer);
  const { emailMarketResearch, phoneMarketResearch } = marketResearchOf(draft);
  return [
    ...consentProblems({
      phoneMarketResearch,
      emailMarketResearch: usesEmail(draft) ? 'ALLOWED' : emailMarketResearch,
      phoneNumber: draft.phoneNumber,
      email: draft.emailAddress,
    }),
    ...(open.some((name) => name !== 'privacy') ? (['unanswered'] as const) : []),
    ...(open.includes('privacy') ? (['privacyUnread'] as const) : []),
  ];
}

export function marketResearchOf({
  phone,
  email,
}: ConsentDraft): Pick<ConsentAnswers, 'phoneMarketResearch' | 'emailMarketResearch'> {
  return { phoneMarketResearch: consentOf(phone), emailMarketResearch: consentOf(email) };
}

export function answersOf(draft: ConsentDraft, customer: Customer): ConsentAnswers {
  return {
    ...marketResearchOf(draft),
    phoneNumber: draft.phone === 'yes' ? normalizePhone(draft.phoneNumber) : null,
    email: usesEmail(draft) ? draft.emailAddress.trim() : customer.email,
    newsletter: draft.newsletter === 'yes',
    dataProtection: draft.privacyRead,
  };
}

function answerOf(consent: MarketResearchConsent): YesNo {
  if (consent === 'ALLOWED') return 'yes';
  return consent === 'NOT_ALLOWED' ? 'no' : null;
}

function consentOf(answer: YesNo): MarketResearchConsent {
  if (answer === null) return 'NOT_QUERIED';
  return answer === 'yes' ? 'ALLOWED' : 'NOT_ALLOWED';
}
