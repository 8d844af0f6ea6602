declare global {
  var kontorImport: typeof importAgain | undefined;
}

/** How often the import of a file has failed. */
const failures = new Map<string, number>();

/**
 * Imports a file, and under another address where that has failed before: browsers keep a failed import until the page is left, so
 * that the same address fails for ever (QUALITY 12). All parts that need the file import it under the same address.
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
