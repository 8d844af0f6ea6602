/** Copies a text. Resolves to false where the browser refuses, or has no clipboard (no secure context). */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
