import { useEffect, useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import './orderEntryTexts.de';

/** The call that was left last, while it can be restored. */
export interface LeftCall {
  /** The time until which it can be restored, in milliseconds since the epoch. */
  readonly until: number;
  readonly restore: () => void;
}

const second = 1_000;

/** Renders the button that restores the left call and the seconds for which that is still possible. */
export function RestoreCallLine({ leftCall: { until, restore } }: { readonly leftCall: LeftCall }) {
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
      <Button look="link" onClick={restore}>
        {t('common.undo')}
      </Button>{' '}
      {/* Hidden from screen readers: announced each second, it would interrupt every other announcement. */}
      <span aria-hidden="true">{t('newCall.secondsLeft', { seconds })}</span>
    </>
  );
}
