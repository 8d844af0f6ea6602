/** The stored notes: one text per agent (username), and a text that an earlier version stored for nobody in particular. */
export interface StoredNotes {
  readonly byAgent: ReadonlyMap<string, string>;
  readonly ofNobody: string | null;
}

/** Reads the stored entry: an object of texts by username, or a plain text of an earlier version (REQ A11.3). */
export function readNotes(stored: string | null): StoredNotes {
  const empty: StoredNotes = { byAgent: new Map(), ofNobody: null };
  if (stored === null || stored.trim() === '') return empty;
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return { ...empty, ofNobody: stored };
  }
  if (parsed === null) return empty;
  if (typeof parsed === 'string') return { ...empty, ofNobody: parsed };
  if (typeof parsed !== 'object' || Array.isArray(parsed)) return { ...empty, ofNobody: stored };
  const entries = Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { byAgent: new Map(entries), ofNobody: null };
}

/** The notes of an agent; the first agent who opens the notepad takes over the text that belongs to none. */
export function notesOf({ byAgent, ofNobody }: StoredNotes, username: string): string {
  return byAgent.get(username) ?? ofNobody ?? '';
}

export function writtenNotes({ byAgent }: StoredNotes, username: string, text: string): string {
  const next = new Map(byAgent);
  if (text === '') next.delete(username);
  else next.set(username, text);
  return JSON.stringify(Object.fromEntries(next));
}

/**
 * Merges the text of this tab with that of another tab, both of which began with `base`, so that neither overwrites the other.
 * What both appended stands one below the other; of other changes both texts are kept.
 */
export function mergeNotes(base: string, own: string, other: string): string {
  if (other === base || other === own) return own;
  if (own === base) return other;
  if (own.startsWith(base) && other.startsWith(base)) {
    return `${other}${other.endsWith('\n') ? '' : '\n'}${own.slice(base.length).replace(/^\n/, '')}`;
  }
  return `${other}\n\n${own}`;
}
