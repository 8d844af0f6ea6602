import { isRecord } from './isRecord';

/** The signed-in agent (REQ A1.3). Created only from a verified token (QUALITY 5). */
export interface Agent {
  readonly username: string;
  readonly roles: readonly string[];
  readonly fullName: string;
}

/** The names of the token claims from which an agent is created (CONTRACT 4). */
export interface ClaimNames {
  readonly username: string;
  readonly roles: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** A list of usernames (REQ A6). */
export interface NameList {
  readonly usernames: readonly string[];
  readonly emptyAdmitsAll: boolean;
  /** Entries match the beginning of a username instead of the whole, as one that ends with `*` always does. */
  readonly byPrefix: boolean;
}

/**
 * Creates the agent from the claims of a token; null without a username. Never throws: a role claim that is neither a text nor a
 * list of texts yields no roles.
 */
export function agentFromClaims(claims: unknown, names: ClaimNames): Agent | null {
  if (!isRecord(claims)) return null;
  const username = textOf(claims[names.username]);
  if (username === null) return null;
  const fullName = [claims[names.givenName], claims[names.familyName]]
    .map(textOf)
    .filter((part) => part !== null)
    .join(' ');
  return { username, roles: rolesOf(claims[names.roles]), fullName: fullName === '' ? username : fullName };
}

/** Whether the agent may enter an area: it requires no role, or the agent has one of the required ones (REQ A3.7). */
export function hasAccess(neededRoles: readonly string[], agentRoles: readonly string[]): boolean {
  return neededRoles.length === 0 || neededRoles.some((role) => agentRoles.includes(role));
}

/**
 * Whether a list contains the agent. The list comes from the deployment's configuration, so its shape is checked: a
 * malformed list admits nobody (DECISIONS 32), and no list admits an agent without username.
 */
export function isOnList(list: unknown, username: string): boolean {
  if (!isNameList(list) || username === '') return false;
  if (list.usernames.length === 0) return list.emptyAdmitsAll;
  return list.usernames.some((entry) => {
    // Skips an empty entry, which as a prefix would match everybody.
    if (entry === '') return false;
    if (entry.endsWith('*')) return username.startsWith(entry.slice(0, -1));
    return list.byPrefix ? username.startsWith(entry) : username === entry;
  });
}

/**
 * The part after `role/` of each entry; an entry without it is no role (REQ A3.5). A provider that maps an attribute with several values sends one
 * text: `a,b`, `a b`, `[a, b]` or a JSON list.
 */
function rolesOf(claim: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const names = entries.flatMap((entry) => (typeof entry === 'string' ? entry.split(/[\s,;"[\]]+/) : []));
  return [...new Set(names.map(roleOf).filter((role) => role !== ''))];
}

/** `arn:aws:iam::000000000000:role/OrderManagementRole` → `OrderManagementRole`; empty without `role/`. */
function roleOf(name: string): string {
  const marker = 'role/';
  const start = name.indexOf(marker);
  return start === -1 ? '' : name.slice(start + marker.length);
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

function isNameList(value: unknown): value is NameList {
  return (
    isRecord(value) &&
    typeof value['emptyAdmitsAll'] === 'boolean' &&
    typeof value['byPrefix'] === 'boolean' &&
    Array.isArray(value['usernames']) &&
    value['usernames'].every((entry) => typeof entry === 'string')
  );
}
