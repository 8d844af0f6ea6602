/** Versions seen per base address (REQ A8.1, CONTRACT 2); the first one of an address is its starting point. */
const seen = new Map<string, Set<string>>();

/** Whether this version is new to the page: neither the first one of its address nor reported before. */
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

/** The last version seen of each base address. */
export function versionsSeen(): ReadonlyMap<string, string> {
  return new Map([...seen].map(([address, versions]) => [address, [...versions].at(-1) ?? '']));
}

/** Forgets what was seen; for tests. */
export function resetServerVersions(): void {
  seen.clear();
}
