export type LetterFileType = 'application/pdf' | 'image/png' | 'image/jpeg';

const signatures: readonly { readonly type: LetterFileType; readonly bytes: readonly number[] }[] = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** What a letter is by its very first bytes; null for anything that is not shown, whatever its header says. */
export function letterFileType(bytes: Uint8Array): LetterFileType | null {
  const found = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  return found?.type ?? null;
}
