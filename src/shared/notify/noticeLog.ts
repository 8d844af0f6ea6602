import { valueStore, type Stored } from '../valueStore';
import { identityOf } from './noticeText';
import { onPastNotices, pastNotices, type PastNotice } from './notices';

/** `times`: how often the notice came without another one in between; the rest is that of the last time. */
export interface LoggedNotice extends PastNotice {
  readonly times: number;
}

/** The last notices that are listed. */
export const noticesListed = 200;
/** Milliseconds: a burst of notices renders the drawer once. */
const burst = 100;
const shown = valueStore(grouped());
let timer: ReturnType<typeof setTimeout> | undefined;

onPastNotices(() => {
  timer ??= setTimeout(() => {
    timer = undefined;
    shown.set(grouped());
  }, burst);
});

/** The notices of this session, oldest first. */
export const noticeLog: Stored<readonly LoggedNotice[]> = shown;

function grouped(): readonly LoggedNotice[] {
  const groups: LoggedNotice[] = [];
  for (const past of pastNotices) {
    const last = groups.at(-1);
    const isRepeated = last !== undefined && identityOf(last.notice) === identityOf(past.notice);
    if (isRepeated) groups.pop();
    groups.push({ ...past, times: isRepeated ? last.times + 1 : 1 });
  }
  return groups.slice(-noticesListed);
}
