declare global {
  var kontorImport: typeof importAgain | undefined;
}

/** How often the import of a file has failed. */
const failures = new Map<string, number>();

/**
 * Imports a file. After a failure the next import uses another address (`?1`, `?2`), because a browser remembers a failed import until
 * the page is left and would fail again at once (QUALITY 12). The count belongs to the file, so that all importers use one address.
 */
export async function importAgain<Exports>(
  file: string,
  load: (address: string) => Promise<Exports>,
): Promise<Exports> {
  const count = failures.get(file) ?? 0;
  try {
    return await load(count === 0 ? file : `${file}?${String(count)}`);
  } catch (error) {
    failures.set(file, count + 1);
    throw error;
  }
}

/** The build replaces every `import()` by a call of this function (`config/vite/importsAgain.ts`). */
export function offerImportAgain(): void {
  globalThis.kontorImport = importAgain;
}
