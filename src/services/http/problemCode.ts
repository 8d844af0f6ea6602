import type { ServiceError } from './serviceError';
import { memberOf } from '~/domain/common/memberOf';

/**
 * The first code of the problem that is one of these, in any spelling (DECISIONS 187); null: none is. The requirement says "key or type": a
 * problem may carry both, one of them for other readers.
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
