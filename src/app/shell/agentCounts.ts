import * as v from 'valibot';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

/** Names that one agent's counts keep; the rarest ones are dropped. */
const mostNames = 100;
const highest = 9_999;

const Counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

export type AgentCounts = Readonly<Record<string, number>>;

/** How often this agent did what in this browser. `prefix`: the key of local storage before the username. */
export function agentCounts(prefix: string, username: string): AgentCounts {
  return readJson('local', `${prefix}${username}`, (value) => v.parse(Counts, value)) ?? {};
}

/** Counts once more and returns the new count. `name`: an id of the application, never anything about a customer. */
export function countOnce(prefix: string, username: string, name: string): number {
  const counts = agentCounts(prefix, username);
  const count = Math.min((counts[name] ?? 0) + 1, highest);
  const others = Object.entries(counts)
    .filter(([other]) => other !== name)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostNames - 1);
  writeJson('local', `${prefix}${username}`, { ...Object.fromEntries(others), [name]: count });
  return count;
}
