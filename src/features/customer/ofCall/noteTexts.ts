import type { CustomerNote } from '~/domain/customer/customerNotes';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import { blockWords, restrictionWords } from '~/domain/customer/customerNoteWords';
import { typeText } from './customerTexts';
import './noteTexts.de';

/** The three texts of a note: its name, a sentence for the caller, an instruction (UX 6). */
export interface NoteTexts {
  readonly label: string;
  readonly say: string | null;
  readonly todo: string;
}

export function noteTexts(note: CustomerNote, type: string, t: Translate): NoteTexts {
  switch (note.kind) {
    case 'restriction':
      return sentences(restrictionWords(note.reason), t);
    case 'block':
      return sentences(blockWords(note.block), t);
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
