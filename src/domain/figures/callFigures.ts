import { steps, type Step } from './steps';

/** What one call took, without anything of a person (DECISIONS 254). */
export interface CallFigures {
  /** Start of the call, ISO 8601. */
  readonly begin: string;
  /** The time of each answered request, in milliseconds. */
  readonly durations: { readonly [S in Step]?: readonly number[] | undefined };
  /** Keys since the start of the call or its last order. */
  readonly keys: number;
  /** The keys of each order. */
  readonly keysOfOrders: readonly number[];
  /** Time in which nothing could be read or typed, in milliseconds. */
  readonly silence: number;
  /** How often each operation failed, by its name. */
  readonly failures: Readonly<Record<string, number>>;
}

/** A figure over all calls: its middle, and what 95 of 100 do not exceed; null where there is none. */
export interface Spread {
  readonly count: number;
  readonly median: number | null;
  readonly highest95: number | null;
}

export interface FiguresSummary {
  readonly calls: number;
  readonly orders: number;
  /** Milliseconds. */
  readonly steps: readonly (Spread & { readonly step: Step })[];
  readonly keysPerOrder: Spread;
  /** Milliseconds of one call. */
  readonly silence: Spread;
  /** Orders of the calls that began in one hour; hours without a call do not count. */
  readonly ordersPerHour: Spread;
  /** The most frequent first. */
  readonly failures: readonly { readonly operation: string; readonly count: number }[];
}

export function emptyFigures(begin: string): CallFigures {
  return { begin, durations: {}, keys: 0, keysOfOrders: [], silence: 0, failures: {} };
}

export function isEmptyFigures({ durations, keysOfOrders, failures }: CallFigures): boolean {
  return Object.keys(durations).length + keysOfOrders.length + Object.keys(failures).length === 0;
}

export function withDuration(figures: CallFigures, step: Step, milliseconds: number): CallFigures {
  const before = figures.durations[step] ?? [];
  return { ...figures, durations: { ...figures.durations, [step]: [...before, milliseconds] } };
}

export function withKeys(figures: CallFigures, keys: number): CallFigures {
  return { ...figures, keys: figures.keys + keys };
}

/** Counts a placed order, with the keys pressed since the one before. */
export function withOrder(figures: CallFigures): CallFigures {
  return { ...figures, keys: 0, keysOfOrders: [...figures.keysOfOrders, figures.keys] };
}

export function withSilence(figures: CallFigures, milliseconds: number): CallFigures {
  return { ...figures, silence: figures.silence + milliseconds };
}

export function withFailure(figures: CallFigures, operation: string): CallFigures {
  return { ...figures, failures: { ...figures.failures, [operation]: (figures.failures[operation] ?? 0) + 1 } };
}

/** The spread of the figures by nearest rank. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const rank = (share: number): number | null => sorted[Math.ceil(share * sorted.length) - 1] ?? null;
  return { count: sorted.length, median: rank(0.5), highest95: rank(0.95) };
}

export function summaryOf(calls: readonly CallFigures[]): FiguresSummary {
  const keysOfOrders = calls.flatMap((call) => call.keysOfOrders);
  const orders = new Map<string, number>();
  for (const { begin, keysOfOrders: placed } of calls) {
    const hour = begin.slice(0, '2026-11-25T14'.length);
    orders.set(hour, (orders.get(hour) ?? 0) + placed.length);
  }
  const failures = new Map<string, number>();
  for (const call of calls) {
    for (const [operation, count] of Object.entries(call.failures))
      failures.set(operation, (failures.get(operation) ?? 0) + count);
  }
  return {
    calls: calls.length,
    orders: keysOfOrders.length,
    steps: steps.map((step) => ({ step, ...spreadOf(calls.flatMap(({ durations }) => durations[step] ?? [])) })),
    keysPerOrder: spreadOf(keysOfOrders),
    silence: spreadOf(calls.map(({ silence }) => silence)),
    ordersPerHour: spreadOf([...orders.values()]),
    failures: [...failures]
      .map(([operation, count]) => ({ operation, count }))
      .toSorted((a, b) => b.count - a.count || a.operation.localeCompare(b.operation)),
  };
}
