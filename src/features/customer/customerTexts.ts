import type { CustomerNote } from '~/domain/customerNotes';
import type { PhoneNumberType } from '~/domain/customer';
import type { ReceptionAnswer } from '~/domain/reception';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import { blockWords, restrictionWords } from '~/shared/i18n/noteWords';

export const phoneTexts = {
  PRIVATE: 'customer.phone.PRIVATE',
  MOBILE: 'customer.phone.MOBILE',
  BUSINESS: 'customer.phone.BUSINESS',
  FAX: 'customer.phone.FAX',
} as const satisfies Record<PhoneNumberType, PlainTextKey>;

const typeTexts = new Map<string, PlainTextKey>([
  ['REGULAR', 'customer.type.REGULAR'],
  ['TV_CREATOR', 'customer.type.TV_CREATOR'],
  ['INFLUENCER', 'customer.type.INFLUENCER'],
  ['EMPLOYEE', 'customer.type.EMPLOYEE'],
  ['PARTNER', 'customer.type.PARTNER'],
  ['CREATOR', 'customer.type.CREATOR'],
]);

/** Every other value counts as an employee type (spec 1 §3.1). */
export function typeText(type: string): PlainTextKey {
  return typeTexts.get(type) ?? 'customer.type.EMPLOYEE';
}

/** A note in three sentences: what it is, what the agent can say, what to do (UX principle 6). */
export interface NoteTexts {
  readonly label: string;
  readonly say: string | null;
  readonly todo: string;
}

export function noteTexts(note: CustomerNote, type: string, t: Translate): NoteTexts {
  switch (note.kind) {
    case 'restriction':
      return sentences(restrictionWords[note.reason], t);
    case 'block':
      return sentences(blockWords[note.block], t);
    case 'category1':
      return {
        label: t('customer.category1.label'),
        say: t('customer.category1.say'),
        todo: t('customer.category1.do'),
      };
    case 'dunning':
      return {
        label: t('customer.dunning.label', { level: note.level }),
        say: t('customer.dunning.say'),
        todo: t('customer.dunning.do'),
      };
    case 'employee':
      return {
        label: t('customer.employee.label', { type: t(typeText(type)) }),
        say: t('customer.employee.say'),
        todo: t('customer.employee.do'),
      };
    case 'missingBirthday':
      return { label: t('customer.missing.birthday.label'), say: null, todo: t('customer.missing.birthday.do') };
    case 'missingEmail':
      return { label: t('customer.missing.email.label'), say: null, todo: t('customer.missing.email.do') };
    case 'missingPhone':
      return { label: t('customer.missing.phone.label'), say: null, todo: t('customer.missing.phone.do') };
  }
}

interface NoteKeys {
  readonly label: PlainTextKey;
  readonly say: PlainTextKey;
  readonly todo: PlainTextKey;
}

function sentences({ label, say, todo }: NoteKeys, t: Translate): NoteTexts {
  return { label: t(label), say: t(say), todo: t(todo) };
}

export const receptionTexts = {
  ANALOG_CABLE: 'reception.answer.ANALOG_CABLE',
  DIGITAL_CABLE: 'reception.answer.DIGITAL_CABLE',
  DIGITAL_HD_CABLE: 'reception.answer.DIGITAL_HD_CABLE',
  DIGITAL_SATELLITE: 'reception.answer.DIGITAL_SATELLITE',
  DIGITAL_SATELLITE_HD: 'reception.answer.DIGITAL_SATELLITE_HD',
  DVB_T2_HD: 'reception.answer.DVB_T2_HD',
  MAGENTA_TV: 'reception.answer.MAGENTA_TV',
  VODAFONE: 'reception.answer.VODAFONE',
  WEB: 'reception.answer.WEB',
  UNKNOWN: 'reception.answer.UNKNOWN',
} as const satisfies Record<ReceptionAnswer, PlainTextKey>;
