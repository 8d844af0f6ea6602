import { useEffect, useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import './orderEntryTexts.de';

export interface TakeBack {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly run: () => void;
}

const second = 1_000;

/** The call that was left can be had back, and for how many seconds still. */
export function TakeBackLine({ takeBack: { until, run } }: { readonly takeBack: TakeBack }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, second);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / second));
  return (
    <>
      {t('newCall.left')}{' '}
      <Button look="link" onClick={run}>
        {t('common.undo')}
      </Button>{' '}
      {/* Said once a second it would drown everything else. */}
      <span aria-hidden="true">{t('newCall.secondsLeft', { seconds })}</span>
    </>
  );
}
