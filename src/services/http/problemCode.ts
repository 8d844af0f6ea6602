import type { ServiceError } from './serviceError';
import { memberOf } from '~/domain/common/memberOf';

/**
 * Returns the first code of the problem that is in `known`, in any spelling (DECISIONS 187); null: none is. Compares all codes, because a
 * problem may have a key and a type of which only one is known.
 */
export function codeAmong<const Code extends string>({ codes }: ServiceError, known: readonly Code[]): Code | null {
  for (const code of codes) {
    const member = memberOf(known, code);
    if (member !== null) return member;
  }
  return null;
}

/** Whether one of the problem's codes is this one. */
export const isAbout = (error: ServiceError, known: string): boolean => codeAmong(error, [known]) !== null;
