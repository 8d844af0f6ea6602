import type { CustomerNote } from '~/domain/customer/customerNotes';
import type { LaterPlainTextKey, TranslateLater } from '~/shared/i18n/textKeys';
import { blockWords, restrictionWords } from '~/shared/i18n/noteWords';
import { typeText } from './customerTexts';

/** The three texts of a note: its name, a sentence for the caller, an instruction (UX 6). */
export interface NoteTexts {
  readonly label: string;
  readonly say: string | null;
  readonly todo: string;
}

export function noteTexts(note: CustomerNote, type: string, t: TranslateLater): NoteTexts {
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
  readonly label: LaterPlainTextKey;
  readonly say: LaterPlainTextKey;
  readonly todo: LaterPlainTextKey;
}

function sentences({ label, say, todo }: NoteKeys, t: TranslateLater): NoteTexts {
  return { label: t(label), say: t(say), todo: t(todo) };
}
