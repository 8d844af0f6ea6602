import { allowListOf } from '~config/permissions';
import { isOnList } from '~/domain/common/agent';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { mayManageSubscriptions, mayReadReport } from '~/app/session/reportAccess';
import { SubscriptionManagementPage } from '~/screens/subscription/management/SubscriptionManagementPage';

/** Renders subscription management with what this agent may do there; the services enforce it. */
export function SubscriptionManagementRoute() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return null;
  const managers = allowListOf('subscriptionProductManagement');
  return (
    <SubscriptionManagementPage
      mayManage={mayManageSubscriptions(agent, managers)}
      mayReadReport={mayReadReport(agent, managers)}
      mayEditNumbers={isOnList(allowListOf('editSubscriptionProductNumber'), agent.username)}
    />
  );
}
