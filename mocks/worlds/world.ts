import type { BareStyle } from '../contract/answers/bareAnswer.ts';
import type { Db } from '../db/createDb.ts';
import type { FaultRule } from './faults.ts';

/** The parts of a running world that its `after` functions can change. */
export interface RunningWorld {
  readonly db: Db;
  version: string;
}

/** A named situation for people and tests. */
export interface World {
  name: string;
  /** One line in German for the list of worlds. */
  title: string;
  flags?: Readonly<Record<string, boolean>>;
  tokenLifetimeSeconds?: number;
  refresh?: 'refused' | 'rotating';
  faults?: readonly FaultRule[];
  /** The services answer only what the requirement names, in this style. */
  bare?: BareStyle;
  /** Changes the tables of a new instance. */
  prepare?: (db: Db) => void;
  /** Runs after each answer of an operation (by its name) with the number of answers so far. */
  after?: Readonly<Record<string, (instance: RunningWorld, times: number) => void>>;
}

/** Restricts an `after` function to the first answer. */
export const once =
  (what: (instance: RunningWorld) => void) =>
  (instance: RunningWorld, times: number): void => {
    if (times === 1) what(instance);
  };
