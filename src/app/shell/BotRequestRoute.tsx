import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { BotRequestPage } from '~/screens/botRequest/BotRequestPage';
import { SignedOutBotRequestPage } from '~/screens/botRequest/SignedOutBotRequestPage';
import { applicationsOf } from '~/app/session/access';
import { useNewCall } from './newCallContext';

/** Renders the bot request for a signed-in agent, the form alone for anybody else. */
export function BotRequestRoute() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return <SignedOutBotRequestPage />;
  return <SignedInBotRequest mayOrder={applicationsOf(agent).some(({ area }) => area === 'orderApp')} />;
}

function SignedInBotRequest({ mayOrder }: { readonly mayOrder: boolean }) {
  const newCall = useNewCall();
  return (
    <BotRequestPage
      mayOrder={mayOrder}
      onOrderEntry={(customerNumber) =>
        newCall({ variant: 'standard', first: [customerActions.loginRequested(customerNumber)] })
      }
    />
  );
}
