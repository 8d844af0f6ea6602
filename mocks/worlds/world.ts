import type { Db } from '../db/createDb.ts';
import type { FaultRule } from './faults.ts';

/** What a world may touch while it is running. */
export interface RunningWorld {
  readonly db: Db;
  version: string;
}

/** A named situation for people and tests. */
export interface World {
  name: string;
  /** One line in German: it stands in the list that agents see. */
  title: string;
  flags?: Readonly<Record<string, boolean>>;
  tokenLifetimeSeconds?: number;
  refresh?: 'refused' | 'rotating';
  faults?: readonly FaultRule[];
  /** Changes the fresh tables. */
  prepare?: (db: Db) => void;
  /** What happens behind the agent's back once a call (by its contract name) has been answered so many times. */
  after?: Readonly<Record<string, (instance: RunningWorld, times: number) => void>>;
}

/** For what happens after the first answer only. */
export const once =
  (what: (instance: RunningWorld) => void) =>
  (instance: RunningWorld, times: number): void => {
    if (times === 1) what(instance);
  };
