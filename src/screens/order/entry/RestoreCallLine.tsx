import { useEffect, useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import './orderEntryTexts.de';

interface RestoreCallLineProps {
  /** The time until which the call that was left last can be restored, in milliseconds since the epoch. */
  readonly until: number;
  readonly onRestore: () => void;
}

const second = 1_000;

/** Renders the button that restores the left call and the seconds for which that is still possible. */
export function RestoreCallLine({ until, onRestore }: RestoreCallLineProps) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / second));
  return (
    <>
      {t('newCall.left')}{' '}
      <Button look="link" onClick={onRestore}>
        {t('common.undo')}
      </Button>{' '}
      {/* Hidden from screen readers: announced each second, it would interrupt every other announcement. */}
      <span aria-hidden="true">{t('newCall.secondsLeft', { seconds })}</span>
    </>
  );
}
