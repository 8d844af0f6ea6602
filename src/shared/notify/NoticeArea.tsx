import { SnackbarProvider, closeSnackbar, enqueueSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { noticeLimits } from '~config/limits/notices';
import { useText } from '../i18n/i18n';
import { NoticeCard } from './NoticeCard';
import { NoticeQueue } from './noticeQueue';
import { onNotice } from './notices';
import styles from './NoticeArea.module.css';

/** Renders our card as the content of the snackbar; `message` is the card. */
function Snackbar({ message, ref }: CustomContentProps & { readonly ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref}>{message}</div>;
}

const components = { default: Snackbar };

/** Renders notices at top centre with notistack, fed by `NoticeQueue`. Loaded with the first notice. */
export function NoticeArea() {
  const t = useText();
  const shown = useRef(new Set<number>());
  const counter = useRef<HTMLDivElement>(null);

  // One queue for every language: its notices stay visible when the language changes.
  const textOfWaiting = useEffectEvent((waiting: number) =>
    waiting === 0 ? '' : t('notice.waiting', { count: waiting }),
  );

  useEffect(() => {
    const queue = new NoticeQueue(() => {
      const { visible, waiting } = queue.snapshot;
      const ids = new Set(visible.map(({ id }) => id));
      for (const id of shown.current) {
        if (!ids.has(id)) closeSnackbar(id);
      }
      for (const { id, notice } of visible) {
        if (shown.current.has(id)) continue;
        const dismiss = () => queue.dismiss(id);
        enqueueSnackbar(<NoticeCard notice={notice} onDismiss={dismiss} />, { key: id, persist: true });
      }
      shown.current = ids;
      if (counter.current !== null) {
        counter.current.textContent = textOfWaiting(waiting);
      }
    });
    return onNotice((notice) => queue.add(notice));
  }, []);

  return (
    <>
      <SnackbarProvider
        maxSnack={noticeLimits.noticesVisible}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transitionDuration={0}
        Components={components}
        classes={{ containerRoot: styles.area ?? '' }}
      />
      <div ref={counter} className={styles.waiting} role="status" />
    </>
  );
}
