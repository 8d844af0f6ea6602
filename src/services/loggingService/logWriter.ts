import * as v from 'valibot';
import { endpoints, logging } from '~config/endpoints';
import type { ServiceName } from '~config/endpoints';
import { limits } from '~config/limits';
import { request, requestNothing } from '../http/httpClient';
import { createAlarmGate, type AlarmMemory } from './alarm';
import { failureDetails, isReportedFirst, levelOf, type LogLevel } from './logRules';
import type { LogContext } from './loggingService';
import { maskText, maskValue } from './masking';

interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly context: LogContext;
  readonly moment: { readonly timestamp: string; readonly agentUsername: string | null };
}

/** The correlation id of entries that belong to no request. */
const pageCorrelationId = crypto.randomUUID();

const quiet = { method: 'POST', path: '', mutation: false, quiet: true, unlogged: true } as const;

/** Sends the masked entry, and an alarm where it is severe. Rejects where one of them cannot be delivered. */
export async function write({ level, message, context, moment }: LogEntry, memory: AlarmMemory): Promise<void> {
  lookUpAddress();
  const { correlationId, ...rest } = context;
  const masked = maskText(message.slice(0, 2_000));
  const maskedContext = maskValue(rest);
  await Promise.all([
    level === 'severe' && alarm(masked, memory),
    isOn('logging') &&
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
          context: {
            ...(typeof maskedContext === 'object' ? maskedContext : {}),
            ...(ip === null ? {} : { ip }),
          },
        },
      }),
  ]);
}

/** Returns the entry of a failure; null if failures of its kind are not logged, or if it was reported before. */
export function entryOf(failure: unknown): Omit<LogEntry, 'moment'> | null {
  const level = levelOf(failure);
  if (level === null || !isReportedFirst(failure)) return null;
  const message = failure instanceof Error ? failure.message : 'unknown failure';
  return { level, message, context: failureDetails(failure) };
}

function isOn(service: ServiceName): boolean {
  const { baseUrl }: { readonly baseUrl: string } = endpoints[service];
  return baseUrl !== '';
}

const gates = new WeakMap<AlarmMemory, ReturnType<typeof createAlarmGate>>();

async function alarm(message: string, memory: AlarmMemory): Promise<void> {
  if (!isOn('alarm')) return;
  const isAlarmDue = gates.get(memory) ?? createAlarmGate(memory);
  gates.set(memory, isAlarmDue);
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
  request({ ...quiet, service: 'ipLookup', method: 'GET' }, v.object({ ip: v.string() })).then(
    (answer) => {
      ip = answer.ip;
    },
    () => undefined,
  );
}
