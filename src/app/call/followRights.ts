import type { Agent } from '~/domain/common/agent';
import { callActions } from '~/features/call/callSlice';
import { routeOf } from '~/app/routeTable';
import { mayOpen } from '~/app/session/access';
import { goTo } from '~/app/session/goTo';
import { rightsOf } from '~/app/session/rights';
import { callsInMemory } from './heldCalls';

/** Applies the agent's roles to the calls in memory, and leaves a screen that they do not open any more (REQ A3.2, A3.5). */
export function followRights(agent: Agent): void {
  for (const { store } of callsInMemory()) store.dispatch(callActions.rightsRenewed(rightsOf(agent)));
  const route = routeOf(location.pathname);
  if (route !== undefined && !mayOpen(route, agent)) goTo('/unauthorized');
}
