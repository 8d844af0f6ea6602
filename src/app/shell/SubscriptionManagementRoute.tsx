import { allowLists } from '~config/permissions';
import { environmentOf } from '~config/environment';
import { isOnList } from '~/domain/common/agent';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { mayReadReport } from '~/app/session/reportAccess';
import { SubscriptionManagementPage } from '~/screens/subscriptionManagement/SubscriptionManagementPage';

const lists = allowLists[environmentOf(import.meta.env.MODE)];

/** Renders subscription management with what this agent may do there; the services enforce it. */
export function SubscriptionManagementRoute() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return null;
  return (
    <SubscriptionManagementPage
      mayManage={isOnList(lists.subscriptionProductManagement, agent.username)}
      mayReadReport={mayReadReport(agent, lists.subscriptionProductManagement)}
      mayEditNumbers={isOnList(lists.editSubscriptionProductNumber, agent.username)}
    />
  );
}
