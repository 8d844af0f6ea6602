import { limits } from '~config/limits';

/** When each alarm was sent last: normalised message → milliseconds. `app/` stores it across reloads and tabs. */
export interface AlarmMemory {
  read(): Readonly<Record<string, number>>;
  write(sent: Readonly<Record<string, number>>): void;
}

/** The oldest beyond this number are dropped. */
const mostRemembered = 200;
const longestKey = 200;

/** Normalises a message: ids and numbers are replaced, so that two alarms that differ only in them count as one. */
export function alarmKey(message: string): string {
  return message
    .toLowerCase()
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '#')
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{6,}\b/g, '#')
    .replace(/[a-z_-]*\d[\w-]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestKey);
}

/**
 * Whether an alarm is due: at most once per message in three hours (REQ A12.2), over reloads and tabs. One that is due is
 * stored as sent at once, so that one that cannot be delivered is not retried again and again.
 */
export function createAlarmGate(memory: AlarmMemory): (message: string, now: number) => boolean {
  // Kept in memory as well, so that this tab repeats no alarm where nothing can be stored.
  let own: Readonly<Record<string, number>> = {};
  return (message, now) => {
    const key = alarmKey(message);
    const isRecent = (time: number): boolean => Math.abs(now - time) < limits.alarmDeduplication;
    const recent = Object.entries({ ...own, ...memory.read() }).filter(([, time]) => isRecent(time));
    if (recent.some(([sent]) => sent === key)) return false;
    own = Object.fromEntries([...recent, [key, now] as const].slice(-mostRemembered));
    memory.write(own);
    return true;
  };
}
