/** Who is at the desk (REQ A1.3). Only a verified token makes an agent (QUALITY 5). */
export interface Agent {
  readonly username: string;
  readonly roles: readonly string[];
  readonly fullName: string;
}

/** The names under which the identity provider hands out what an agent needs (CONTRACT 4). */
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
  /** Entries match the beginning of a username instead of the whole. */
  readonly byPrefix: boolean;
}

/**
 * The agent a token's claims speak of; null without a username. Role claims of any shape are survived: what is no list of
 * strings holds no role.
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

/** Whether an area may be entered: it needs no role, or the agent holds one of those it names (REQ A3.7). */
export function hasAccess(neededRoles: readonly string[], agentRoles: readonly string[]): boolean {
  return neededRoles.length === 0 || neededRoles.some((role) => agentRoles.includes(role));
}

/**
 * Whether a list admits the agent. The list comes from a deployment, so its shape is checked: one that cannot be read
 * admits nobody (DECISIONS 32), and neither does anything to someone without a username.
 */
export function isOnList(list: unknown, username: string): boolean {
  if (!isNameList(list) || username === '') return false;
  if (list.usernames.length === 0) return list.emptyAdmitsAll;
  return list.usernames.some((entry) => {
    // An empty entry is a slip of the pen, not a prefix of everybody.
    if (entry === '') return false;
    return list.byPrefix ? username.startsWith(entry) : username === entry;
  });
}

function rolesOf(claim: unknown): readonly string[] {
  // A provider with one role may send it bare.
  const entries: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const roles = entries.map(roleOf).filter((role) => role !== null);
  return [...new Set(roles)];
}

/** `arn:aws:iam::000000000000:role/OrderManagementRole` → `OrderManagementRole`. */
function roleOf(entry: unknown): string | null {
  if (typeof entry !== 'string') return null;
  const marker = 'role/';
  const start = entry.indexOf(marker);
  return start === -1 ? null : textOf(entry.slice(start + marker.length));
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
