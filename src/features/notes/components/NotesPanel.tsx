import { useEffect, useId, useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { SidePanel } from '~/shared/ui/SidePanel';
import { useStored } from '~/shared/valueStore';
import { notepadOf } from '../notepad';
import '../notesTexts.de';
import styles from './NotesPanel.module.css';

interface NotesPanelProps {
  readonly username: string;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** Renders the agent's notepad below the work (REQ A11.3). */
export function NotesPanel({ username, takesFocus, onClose }: NotesPanelProps) {
  const t = useText();
  const hintId = useId();
  const areaId = useId();
  const [notepad] = useState(() => notepadOf(username));
  const { text, status, isMerged } = useStored(notepad.state);
  useEffect(() => () => notepad.save(), [notepad]);
  return (
    <SidePanel
      title={t('notes.title')}
      place="bottom"
      takesFocus={takesFocus}
      onClose={onClose}
      actions={
        <span id={hintId} className={styles.status}>
          <span className={styles.hint}>{t('notes.hint')}</span>{' '}
          {status !== 'full' && t(status === 'saved' ? 'notes.saved' : 'notes.typing')}
        </span>
      }
    >
      {status === 'full' && <Message tone="error">{t('notes.full')}</Message>}
      {isMerged && <Message tone="info">{t('notes.merged')}</Message>}
      <label htmlFor={areaId} className="visually-hidden">
        {t('notes.title')}
      </label>
      <textarea
        id={areaId}
        className={styles.area}
        aria-describedby={hintId}
        value={text}
        onChange={(event) => notepad.type(event.currentTarget.value)}
      />
    </SidePanel>
  );
}
