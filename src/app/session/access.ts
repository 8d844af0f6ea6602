import { allowListOf, areaRoles } from '~config/permissions';
import type { Flags } from '~config/flags';
import { hasAccess, isOnList, type Agent } from '~/domain/common/agent';
import type { TileName } from '~/app/tileTexts';
import { routeTable, type AppRoute } from '~/app/routeTable';
import { currentFlags } from './currentFlags';

/** A screen with a tile on the home screen. */
export interface Application extends AppRoute {
  readonly tile: TileName;
}

/** Whether an agent may open a screen: by role, by the flag of its area, and by its allow-list (REQ A3.6, A3.7, A6.8, A6.12). */
export function mayOpen(
  { area, list, orArea }: AppRoute,
  agent: Agent,
  flags: Flags = currentFlags(),
  listOf = allowListOf,
): boolean {
  const isSwitchedOn =
    (area !== 'wilisForCH' || flags.swissOrderEntry) &&
    (area !== 'subscriptionProductManagement' || flags.subscriptionProductManagement);
  const isListed = list === undefined || isOnList(listOf(list), agent.username);
  const isOfArea = area === null || [area].flat().some((each) => hasAccess(areaRoles[each], agent.roles));
  const isOfOther = orArea !== undefined && hasAccess(areaRoles[orArea], agent.roles);
  return isSwitchedOn && ((isListed && isOfArea) || isOfOther);
}

/** The applications that this agent may open (REQ A5.3). */
export function applicationsOf(agent: Agent, flags: Flags = currentFlags()): readonly Application[] {
  return routeTable.filter((route): route is Application => route.tile !== undefined && mayOpen(route, agent, flags));
}
