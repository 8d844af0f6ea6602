import { useEffect, useState } from 'react';
import { idleCoverAfter } from '~config/idleCover';
import { berlinTime } from '~/domain/common/berlinTime';
import { logFailure } from '~/services/loggingService/loggingService';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { currentCall } from '~/app/call/runningCall';
import { coverScreens } from './coverState';
import { watchIdle, type IdlePhase } from './idleWatch';
import './coverTexts.de';
import styles from './Cover.module.css';

const saveCall = (): Promise<void> => currentCall()?.saving.saveNow() ?? Promise.resolve();

/** Covers the screens after a time without input (DECISIONS 104), and says so shortly before. */
export function IdleWatch({ username }: { readonly username: string }) {
  const t = useText();
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active' });
  useEffect(() => {
    const idleAfter = idleCoverAfter();
    if (idleAfter === null) return undefined;
    // The network may be gone by the time that it is needed.
    import('./CoverScreen').catch(logFailure);
    return watchIdle(idleAfter, (next) => {
      setPhase(next);
      if (next.kind === 'idle') coverScreens(username, saveCall);
    });
  }, [username]);
  return (
    <div className={styles.warning} role="status">
      {phase.kind === 'warning' && (
        <Message tone="info">{t('cover.warning', { time: berlinTime(new Date(phase.coversAt)) })}</Message>
      )}
    </div>
  );
}
