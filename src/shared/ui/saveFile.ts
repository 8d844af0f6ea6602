/** Time in milliseconds after which the browser has taken the content of a saved file. */
const revokeDelay = 60_000;

/** Saves a text as a file, as if a link to it had been followed. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
}
