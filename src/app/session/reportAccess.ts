import { areaRoles } from '~config/permissions';
import { hasAccess, isOnList, type Agent } from '~/domain/common/agent';

/** Whether an agent may manage subscription products: by role, and by a place on the list of managers (REQ A6.8). */
export function mayManageSubscriptions({ roles, username }: Agent, managers: unknown): boolean {
  return hasAccess(areaRoles.subscriptionProductManagement, roles) && isOnList(managers, username);
}

/** Whether an agent may read the subscription report: by role, or by a place on the list of managers (REQ G7.5). */
export function mayReadReport({ roles, username }: Agent, managers: unknown): boolean {
  return hasAccess(areaRoles.accessSubscriptionReports, roles) || isOnList(managers, username);
}
