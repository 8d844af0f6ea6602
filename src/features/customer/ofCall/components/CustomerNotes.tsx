import type { CustomerNote } from '~/domain/customer/customerNotes';
import { useText } from '~/shared/i18n/i18n';
import { Tag, type Tone } from '~/shared/ui/Tag';
import { noteTexts } from '../noteTexts';
import styles from './CustomerPanel.module.css';

interface CustomerNotesProps {
  readonly notes: readonly CustomerNote[];
  /** The customer's type, for the note of employees. */
  readonly type: string;
}

/** Renders each restriction and block: its name, a sentence for the caller and an instruction. */
export function CustomerNotes({ notes, type }: CustomerNotesProps) {
  const t = useText();
  return (
    <ul className={styles.notes} aria-label={t('customer.notes')}>
      {notes.map((note, index) => {
        const { label, say, todo } = noteTexts(note, type, t);
        return (
          <li key={`${String(index)} ${label}`}>
            <Tag tone={toneOf(note)}>⚠ {label}</Tag>
            {say !== null && <p className={styles.say}>{t('customer.noteSay', { text: say })}</p>}
            <p className={styles.todo}>{todo}</p>
          </li>
        );
      })}
    </ul>
  );
}

function toneOf({ kind }: CustomerNote): Tone {
  if (kind === 'restriction' || kind === 'category1') return 'error';
  return kind === 'employee' ? 'neutral' : 'warning';
}
