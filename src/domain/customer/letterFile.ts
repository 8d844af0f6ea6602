export type LetterFileType = 'application/pdf' | 'image/png' | 'image/jpeg';

const signatures: readonly { readonly type: LetterFileType; readonly bytes: readonly number[] }[] = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** Detects the file type from the leading bytes, ignoring the header's type; null for a type that is not rendered. */
export function letterFileType(bytes: Uint8Array): LetterFileType | null {
  const found = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  return found?.type ?? null;
}
