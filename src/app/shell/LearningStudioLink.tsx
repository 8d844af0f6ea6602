import { useState, type Ref } from 'react';
import { localStorageKeys } from '~config/storageKeys';
import { setting } from '~config/settings';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { safeAddress } from '~/domain/notification/notificationText';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { readText, writeText } from '~/shared/storage/safeStorage';
import { ToolIcon } from '~/shared/ui/ToolIcon';
import './headerToolTexts.de';
import styles from './HeaderTools.module.css';

/** The address of the learning studio; null where none is configured, or one that is no http(s) address. */
export function learningStudioAddress(): string | null {
  return safeAddress(setting('VITE_LEARNING_STUDIO_URL'));
}

/** When the learning studio was opened last, `DD.MM.YYYY HH:mm`; empty when never. */
function lastOpened(): string {
  return berlinDateTime(readText('local', localStorageKeys.learningStudioLastClicked) ?? 'never');
}

interface LearningStudioLinkProps {
  readonly address: string;
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Renders the link to the learning studio, and remembers when it was clicked (REQ A11.2). */
export function LearningStudioLink({ address, className, ref }: LearningStudioLinkProps) {
  const t = useText();
  const [last, setLast] = useState(lastOpened);
  const noteClick = () => {
    writeText('local', localStorageKeys.learningStudioLastClicked, new Date().toISOString());
    setLast(lastOpened());
  };
  const note = last === '' ? t('tools.studioNeverOpened') : t('tools.studioLastOpened', { time: last });
  return (
    <a
      ref={ref}
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={`${t('tools.studio')} (${keys.learningStudio.label}): ${note}`}
      aria-keyshortcuts={keys.learningStudio.aria}
      onClick={noteClick}
      onAuxClick={noteClick}
    >
      <ToolIcon name="studio" />
      <span className={styles.toolName}>{t('tools.studio')}</span>
      {last === '' && <span className={styles.new}>{t('tools.new')}</span>}
    </a>
  );
}
