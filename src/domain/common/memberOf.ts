const plain = (spelled: string) => spelled.toUpperCase().replace(/[\s_-]+/g, '');

/** The member that is spelled like this, whatever its case and its separators; null for none. */
export function memberOf<const T extends string>(members: readonly T[], sent: unknown): T | null {
  if (typeof sent !== 'string') return null;
  const wanted = plain(sent);
  return members.find((member) => member === sent) ?? members.find((member) => plain(member) === wanted) ?? null;
}
