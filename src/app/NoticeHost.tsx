import { Suspense, lazy, useEffect, useState } from 'react';
import { onNoticeWaiting } from '~/shared/notify/notices';

const NoticeArea = lazy(async () => ({ default: (await import('~/shared/notify/NoticeArea')).NoticeArea }));

/** Loads the area for notices with the first notice. */
export function NoticeHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    onNoticeWaiting(() => {
      setNeeded(true);
    });
  }, []);
  return needed ? (
    <Suspense>
      <NoticeArea />
    </Suspense>
  ) : null;
}
