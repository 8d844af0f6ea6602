import { allowLists, areaRoles, type Area } from '~config/access';
import { environmentOf } from '~config/environment';
import type { Flags } from '~config/flags';
import { hasAccess, isOnList, type Agent } from '~/domain/common/access';
import { applications, type Application } from './applications';
import { currentFlags } from './currentFlags';

/** Whether an agent may open what belongs to an area: by role, and by the flag of the area where it has one (spec 1 §6). */
export function mayOpen(area: Area, agent: Agent, flags: Flags = currentFlags()): boolean {
  const isSwitchedOn = area !== 'wilisForCH' || flags.swissOrderEntry;
  return isSwitchedOn && hasAccess(areaRoles[area], agent.roles);
}

/** The applications this agent may open; subscription management by its list as well (spec 1 §6). */
export function applicationsOf(agent: Agent, flags: Flags = currentFlags()): readonly Application[] {
  const { subscriptionProductManagement } = allowLists[environmentOf(import.meta.env.MODE)];
  return applications.filter(
    ({ area }) =>
      mayOpen(area, agent, flags) &&
      (area !== 'subscriptionProductManagement' || isOnList(subscriptionProductManagement, agent.username)),
  );
}
