import { allowLists, areaRoles } from '~config/access';
import { environmentOf } from '~config/environment';
import { hasAccess, isOnList, type Agent } from '~/domain/access';
import { applications, type Application } from './applications';

/** The applications this agent may open: by role, subscription management by its list as well (spec 1 §6). */
export function applicationsOf(agent: Agent): readonly Application[] {
  const { subscriptionProductManagement } = allowLists[environmentOf(import.meta.env.MODE)];
  return applications.filter(
    ({ area }) =>
      hasAccess(areaRoles[area], agent.roles) &&
      (area !== 'subscriptionProductManagement' || isOnList(subscriptionProductManagement, agent.username)),
  );
}
