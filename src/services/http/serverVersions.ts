/** Versions seen per base address (REQ A8.1, CONTRACT 2); the first one of an address is its starting point. */
const seen = new Map<string, Set<string>>();

/** Whether this answer is the first of a version newer to this page than the one it started with; says so once per version. */
export function isNewVersion(baseAddress: string, version: string | undefined): boolean {
  if (version === undefined || version === '') return false;
  const versions = seen.get(baseAddress);
  if (!versions) {
    seen.set(baseAddress, new Set([version]));
    return false;
  }
  if (versions.has(version)) return false;
  versions.add(version);
  return true;
}

/** Forgets what was seen; for tests. */
export function resetServerVersions(): void {
  seen.clear();
}
