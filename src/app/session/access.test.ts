import { describe, expect, it } from 'vitest';
import { flagsOf } from '~config/flags';
import type { Agent } from '~/domain/common/agent';
import { routeOf } from '~/app/routeTable';
import { applicationsOf, mayOpen } from './access';

const agent = (...roles: Agent['roles']): Agent => ({ username: 'a', fullName: 'A', roles });
const chiara = agent('OrderManagementRole', 'ChOrderManagementRole');

describe('The Swiss order entry', () => {
  it.each([
    [chiara, true, true],
    [chiara, false, false],
    [agent('OrderManagementRole'), true, false],
  ])('%j with the flag %j: tile and route %j', (who, swissOrderEntry, isOpen) => {
    const flags = { ...flagsOf('production'), swissOrderEntry };
    expect(applicationsOf(who, flags).some(({ path }) => path === '/chorderentry')).toBe(isOpen);
    const route = routeOf('/chorderentry');
    expect(route !== undefined && mayOpen(route, who, flags)).toBe(isOpen);
    expect(applicationsOf(who, flags).some(({ path }) => path === '/orderapp')).toBe(true);
  });
});
