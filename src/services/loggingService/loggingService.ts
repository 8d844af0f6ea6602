import { serviceNow } from '../http/serviceClock';
import type { AlarmMemory } from './alarm';
import type { LogLevel } from './logRules';

/** What `app/` provides, so that the logger depends on neither store nor storage. */
export interface LoggingHooks {
  getUsername(): string | null;
  readonly alarmMemory: AlarmMemory;
}

let hooks: LoggingHooks = { getUsername: () => null, alarmMemory: { read: () => ({}), write: () => undefined } };

export function configureLogging(provided: LoggingHooks): void {
  hooks = provided;
}

export type LogContext = Readonly<Record<string, unknown>>;

/** Imported when an entry is written, so that it is not part of the first load. */
const loadWriter = () => import('./logWriter');

/**
 * Sends an entry to the logging service (REQ A12.1, CONTRACT Logging), masked (QUALITY 20); `severe` sends an alarm as well.
 * Returns at once and never fails: an entry that cannot be delivered is dropped. `correlationId` in the context names the
 * request.
 */
export function log(level: LogLevel, message: string, context: LogContext = {}): void {
  const moment = { timestamp: serviceNow().toISOString(), agentUsername: hooks.getUsername() };
  quietly(loadWriter().then(({ write }) => write({ level, message, context, moment }, hooks.alarmMemory)));
}

/** Logs the failure of a request or of code at its level, or not at all (REQ A12.3); each failure once, whoever reports it. */
export function logFailure(failure: unknown, context: LogContext = {}): void {
  quietly(
    loadWriter().then(({ entryOf }) => {
      const entry = entryOf(failure);
      if (entry !== null) log(entry.level, entry.message, { ...entry.context, ...context });
    }),
  );
}

/** Ignores a failure: one of the log must be neither shown nor logged. */
function quietly(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
