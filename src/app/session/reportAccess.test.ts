import { describe, expect, it } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import { mayReadReport } from './reportAccess';

const agent = (...roles: Agent['roles']): Agent => ({ username: 'anna.beispiel', fullName: 'Anna Beispiel', roles });
const manager = agent('SubscriptionManagementRole');
const other = agent('OrderManagementRole');
const listOf = (usernames: unknown, emptyAdmitsAll = true) => ({ usernames, emptyAdmitsAll, byPrefix: false });

describe('the subscription report (REQ G7.5)', () => {
  it.each([
    ['the role', manager, listOf(['bernd.backoffice']), true],
    ['the role, and a list that cannot be read', manager, null, true],
    ['a place on the list', other, listOf(['anna.beispiel']), true],
    ['an empty list, which admits everyone', other, listOf([]), true],
    ['neither', other, listOf(['bernd.backoffice']), false],
    ['an empty list that admits nobody', other, listOf([], false), false],
    ['no list', other, undefined, false],
    ['a list that cannot be read', other, listOf('anna.beispiel'), false],
    ['a list of something else', other, listOf([7]), false],
  ])('%s', (_with, who, managers, may) => {
    expect(mayReadReport(who, managers)).toBe(may);
  });
});
