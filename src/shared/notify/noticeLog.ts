import { onPastNotices, pastNotices, type PastNotice } from './notices';

/** Milliseconds: a burst of notices renders the drawer once. */
const burst = 100;
const listeners = new Set<() => void>();
let shown: readonly PastNotice[] = [...pastNotices];
let timer: ReturnType<typeof setTimeout> | undefined;

onPastNotices(() => {
  timer ??= setTimeout(() => {
    timer = undefined;
    shown = [...pastNotices];
    for (const listener of listeners) listener();
  }, burst);
});

/** The notices of this session, oldest first; for `useSyncExternalStore`. */
export const noticeLog = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: (): readonly PastNotice[] => shown,
};
