/**
 * `reset` and `truncate` break off after the headers, which the browser reports as an error; `drop` closes the connection
 * before the first byte, after which the browser may repeat the request; `half` sends half of the content as if it were all.
 */
export const FAULT_KINDS = [
  'status',
  'delay',
  'truncate',
  'half',
  'reset',
  'drop',
  'stall',
  'html',
  'empty',
  'json',
  'fields',
] as const;

export interface Fault {
  kind: (typeof FAULT_KINDS)[number];
  status?: number;
  /** The content of `json`; with `status` the fields of the problem document that differ from the usual one. */
  body?: unknown;
  /** The fields of the right answer that `fields` changes, for example `offer.items[].quantity`. */
  fields?: readonly string[];
  /** What they become; without it, they are left out. */
  value?: unknown;
  /** The time before the answer; 1,000 for `delay`, none for the other kinds. */
  milliseconds?: number;
  /** `after`: the service does its work first (the answer is lost); `before`, the default: not at all (the request is lost). */
  after?: 'before' | 'after';
}

export interface FaultRule {
  service?: string;
  method?: string;
  /** A part of the path, or a glob such as `/services/basket/*\/items`, in which `:id` is any one segment. */
  path?: string;
  /** The name of a query parameter that the address must have. */
  query?: string;
  fault: Fault;
  /** How often the rule applies; without it, every time. */
  times?: number;
  /** Applies to every n-th matching request only. */
  every?: number;
}

export interface SeenRequest {
  service: string;
  method: string;
  path: string;
  query: URLSearchParams;
}

function pathMatches(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.includes(pattern);
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+'))
    .join('.*');
  return new RegExp(`^${source}$`).test(path);
}

/** The fault rules of one world instance; counts how often each matched and applied. */
export class Faults {
  #rules: { rule: FaultRule; matched: number; applied: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, matched: 0, applied: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** How many requests have met a fault. */
  get applied(): number {
    return this.#rules.reduce((sum, { applied }) => sum + applied, 0);
  }

  /** Returns the fault to apply to this request, if any, and counts the match. */
  match(operation: SeenRequest): Fault | undefined {
    for (const entry of this.#rules) {
      const { service, method, path, query, every, times, fault } = entry.rule;
      if (service !== undefined && service !== operation.service) continue;
      if (method !== undefined && method.toUpperCase() !== operation.method) continue;
      if (path !== undefined && !pathMatches(path, operation.path)) continue;
      if (query !== undefined && !operation.query.has(query)) continue;
      entry.matched += 1;
      if (every !== undefined && entry.matched % every !== 0) continue;
      if (times !== undefined && entry.applied >= times) continue;
      entry.applied += 1;
      return fault;
    }
    return undefined;
  }
}
