import type { Step } from './steps';

/** A request that the agent waits for. Times in milliseconds of one clock. */
export interface AwaitedRequest {
  /** Null: it belongs to no step. */
  readonly step: Step | null;
  readonly isChange: boolean;
  readonly sentAt: number;
  /** Its timeout. */
  readonly timeout: number;
}

/** The durations (ms) after which a request is shown. */
export interface WaitingLimits {
  readonly budgets: Readonly<Record<Step, number>>;
  /** The duration (ms) after which the line also says what can be done meanwhile, and requests without a step are shown. */
  readonly advice: number;
}

/** What one line says about the requests in flight. */
export interface Waiting {
  readonly request: AwaitedRequest;
  /** Whole seconds since it was sent. */
  readonly seconds: number;
  readonly hasAdvice: boolean;
}

function shownAt({ step, sentAt }: AwaitedRequest, { budgets, advice }: WaitingLimits): number {
  return sentAt + (step === null ? advice : Math.min(budgets[step], advice));
}

/** The request over its budget that was sent first; null where none is. */
export function waitingFor(requests: readonly AwaitedRequest[], now: number, given: WaitingLimits): Waiting | null {
  const [request] = requests.filter((one) => shownAt(one, given) <= now).toSorted((a, b) => a.sentAt - b.sentAt);
  if (request === undefined) return null;
  const waited = now - request.sentAt;
  return { request, seconds: Math.floor(waited / 1_000), hasAdvice: waited >= given.advice };
}

/** After how many milliseconds {@link waitingFor} changes while the same requests are in flight; null: never. */
export function nextChange(requests: readonly AwaitedRequest[], now: number, given: WaitingLimits): number | null {
  const waiting = waitingFor(requests, now, given);
  if (waiting !== null) return 1_000 - ((now - waiting.request.sentAt) % 1_000);
  const due = requests.map((request) => shownAt(request, given) - now);
  return due.length === 0 ? null : Math.min(...due);
}
