import * as v from 'valibot';
import { endpoints, logging } from '~config/endpoints';
import type { ServiceName } from '~config/endpoints';
import { limits } from '~config/limits';
import { request, requestNothing } from '../http/httpClient';
import { serviceNow } from '../http/serviceClock';
import { createAlarmGate } from './alarm';
import type { AlarmMemory } from './alarm';
import type { LogLevel } from './logRules';

/** What `app/` provides, so that the logger depends on neither store nor storage. */
export interface LoggingHooks {
  getUsername(): string | null;
  readonly alarmMemory: AlarmMemory;
}

const forgetful: AlarmMemory = { read: () => ({}), write: () => undefined };
let getUsername: LoggingHooks['getUsername'] = () => null;
let isAlarmDue = createAlarmGate(forgetful);

export function configureLogging(hooks: LoggingHooks): void {
  getUsername = () => hooks.getUsername();
  isAlarmDue = createAlarmGate(hooks.alarmMemory);
}

/** The correlation id of entries that belong to no request. */
const pageCorrelationId = crypto.randomUUID();

/**
 * Sends an entry to the logging service (REQ A12.1, CONTRACT Logging), masked (QUALITY 20); `severe` sends an alarm as well.
 * Returns at once and never fails: an entry that cannot be delivered is dropped. `correlationId` in the context names the
 * request.
 */
export function log(level: LogLevel, message: string, context: Readonly<Record<string, unknown>> = {}): void {
  lookUpAddress();
  quietly(write(level, message, context, { timestamp: serviceNow().toISOString(), agentUsername: getUsername() }));
}

interface Moment {
  readonly timestamp: string;
  readonly agentUsername: string | null;
}

/** Imports the masking when an entry is written, so that it is not part of the first load. */
async function write(
  level: LogLevel,
  message: string,
  { correlationId, ...rest }: Readonly<Record<string, unknown>>,
  moment: Moment,
): Promise<void> {
  const { maskText, maskValue } = await import('./masking');
  const masked = maskText(message.slice(0, 2_000));
  const context = maskValue(rest);
  if (isOn('logging')) {
    quietly(
      requestNothing({
        ...quiet,
        service: 'logging',
        body: {
          projectId: logging.projectId,
          // The logging service has no level `severe`; such an entry is marked by its alarm.
          level: level === 'severe' ? 'error' : level,
          message: masked,
          ...moment,
          correlationId: typeof correlationId === 'string' && correlationId !== '' ? correlationId : pageCorrelationId,
          appVersion: __APP_VERSION__,
          context: { ...(typeof context === 'object' ? context : {}), ...(ip === null ? {} : { ip }) },
        },
      }),
    );
  }
  if (level === 'severe') quietly(alarm(masked));
}

/** Logs the failure of a request or of code at its level, or not at all (REQ A12.3); each failure once, whoever reports it. */
export function logFailure(failure: unknown, context: Readonly<Record<string, unknown>> = {}): void {
  quietly(writeFailure(failure, context));
}

/** Imports the rules when something has failed, so that they are not part of the first load. */
async function writeFailure(failure: unknown, context: Readonly<Record<string, unknown>>): Promise<void> {
  const { failureDetails, isReportedFirst, levelOf } = await import('./logRules');
  const level = levelOf(failure);
  if (level === null || !isReportedFirst(failure)) return;
  log(level, failure instanceof Error ? failure.message : 'unknown failure', {
    ...failureDetails(failure),
    ...context,
  });
}

const quiet = { method: 'POST', path: '', mutation: false, quiet: true, unlogged: true } as const;

function isOn(service: ServiceName): boolean {
  const { baseUrl }: { readonly baseUrl: string } = endpoints[service];
  return baseUrl !== '';
}

async function alarm(message: string): Promise<void> {
  if (!isOn('alarm')) return;
  const { locks } = globalThis.navigator as Partial<Pick<Navigator, 'locks'>>;
  // Two tabs may meet the same failure at the same moment. What one of them has stored, the other sees only a little later.
  const decide = async (): Promise<boolean> => {
    const isDue = isAlarmDue(message, Date.now());
    if (isDue && locks) await new Promise((resolve) => setTimeout(resolve, limits.alarmLockHold));
    return isDue;
  };
  const due = await (locks ? locks.request('kontor.alarm', decide) : decide());
  if (due) await requestNothing({ ...quiet, service: 'alarm', body: { text: message } });
}

let ip: string | null = null;
let asked = false;

/** Looks up the machine's address once, with the first entry; entries written before the response have none (DECISIONS 31). */
function lookUpAddress(): void {
  if (asked || !isOn('ipLookup')) return;
  asked = true;
  const lookUp = request({ ...quiet, service: 'ipLookup', method: 'GET' }, v.object({ ip: v.string() }));
  quietly(
    lookUp.then((answer) => {
      ip = answer.ip;
    }),
  );
}

/** Ignores a failure: one of the log must be neither shown nor logged. */
function quietly(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
