/** The parts of a line that are known, separated by commas; a missing part leaves no comma behind. */
export const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
