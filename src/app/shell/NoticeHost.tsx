import { useEffect, useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { onNoticeWaiting } from '~/shared/notify/notices';
import { laterPart } from '~/shared/ui/laterPart';

const NoticeArea = laterPart(async () => (await import('~/shared/notify/NoticeArea')).NoticeArea, 'floating');

/** Loads the area for notices with the first notice. */
export function NoticeHost() {
  const t = useText();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    onNoticeWaiting(() => setNeeded(true));
  }, []);
  return <section aria-label={t('notice.region')}>{needed && <NoticeArea />}</section>;
}
