import { randomUUID } from 'node:crypto';
import { createDb, type Db } from '../db/createDb.ts';
import { Faults } from './faults.ts';
import type { World } from './world.ts';
import { everyday, findWorld } from './worlds.ts';

const IDLE_LIMIT = 2 * 3_600_000;
const MOST_INSTANCES = 500;
const MOST_JOURNAL_ENTRIES = 5_000;

export interface JournalEntry {
  operation: string;
  method: string;
  path: string;
  status: number | 'reset' | 'drop' | 'stall';
  correlation_id: string | null;
  time: string;
}

export interface WorldSettings {
  flags?: Readonly<Record<string, boolean>>;
  tokenLifetimeSeconds?: number;
}

export interface AuthorizationGrant {
  username: string;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: number;
}

/** One running copy of a world, used by one browser context or one unit test. */
export class WorldInstance {
  readonly id: string;
  readonly world: World;
  readonly faults = new Faults();
  readonly flags: Readonly<Record<string, boolean>>;
  readonly tokenLifetimeSeconds: number;
  readonly grants = new Map<string, AuthorizationGrant>();
  readonly spentRefreshTokens = new Set<string>();
  /** First answers of order attempts, by operation and correlation id. */
  readonly orderAttempts = new Map<string, Promise<string>>();
  /** Whole answers of a world that gives bare ones, by id: what is put back is completed with them. */
  readonly wholeAnswers = new Map<string, unknown>();
  readonly journal: JournalEntry[] = [];
  version = '1.0.0';
  lastUsedAt = Date.now();
  readonly #timesAnswered = new Map<string, number>();

  #db: Db | null = null;

  constructor(id: string, world: World, settings: WorldSettings = {}) {
    this.id = id;
    this.world = world;
    this.flags = { ...world.flags, ...settings.flags };
    this.tokenLifetimeSeconds = settings.tokenLifetimeSeconds ?? world.tokenLifetimeSeconds ?? 900;
    for (const rule of world.faults ?? []) this.faults.add(rule);
  }

  /** The tables, created with their first use: most tests that open a world send no request. */
  get db(): Db {
    if (this.#db === null) {
      this.#db = createDb();
      this.world.prepare?.(this.#db);
    }
    return this.#db;
  }

  note(entry: JournalEntry): void {
    this.journal.push(entry);
    if (this.journal.length > MOST_JOURNAL_ENTRIES) this.journal.shift();
  }

  /** Counts an answer of an operation and runs the world's `after` function for it. */
  operationAnswered(name: string): void {
    const times = (this.#timesAnswered.get(name) ?? 0) + 1;
    this.#timesAnswered.set(name, times);
    this.world.after?.[name]?.(this, times);
  }
}

const instances = new Map<string, WorldInstance>();

function forgetOldInstances(): void {
  const now = Date.now();
  for (const instance of instances.values()) if (now - instance.lastUsedAt > IDLE_LIMIT) instances.delete(instance.id);
  while (instances.size >= MOST_INSTANCES) {
    const [oldest] = [...instances.values()].sort((a, b) => a.lastUsedAt - b.lastUsedAt);
    if (!oldest) return;
    instances.delete(oldest.id);
  }
}

function open(id: string, world: World, settings?: WorldSettings): WorldInstance {
  forgetOldInstances();
  const instance = new WorldInstance(id, world, settings);
  instances.set(id, instance);
  return instance;
}

export function createInstance(world: World, settings?: WorldSettings): WorldInstance {
  return open(`${world.name}.${randomUUID()}`, world, settings);
}

/**
 * The instance with this id. After a restart of the services a browser's instance is gone: the id begins with the world's
 * name, so that a new instance of the same world is opened.
 */
export function instanceById(id: string): WorldInstance {
  const instance = instances.get(id) ?? open(id, findWorld(id.split('.')[0] ?? '') ?? everyday);
  instance.lastUsedAt = Date.now();
  return instance;
}

export function dropInstance(id: string): void {
  instances.delete(id);
}
