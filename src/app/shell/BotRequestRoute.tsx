import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { BotRequestPage } from '~/screens/botRequest/BotRequestPage';
import { SignedOutBotRequestPage } from '~/screens/botRequest/SignedOutBotRequestPage';
import { applicationsOf } from '~/app/session/access';
import { useText } from '~/shared/i18n/i18n';
import { useNewCall } from './newCallContext';
import { useScreenTitle } from './pageTitle';

/** Renders the bot request for a signed-in agent, the form alone for anybody else. */
export function BotRequestRoute() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return <SignedOutBotRequest />;
  return <SignedInBotRequest mayOrder={applicationsOf(agent).some(({ area }) => area === 'orderApp')} />;
}

/** Without the shell, which names the other screens in the page's title. */
function SignedOutBotRequest() {
  useScreenTitle(useText()('screen.botRequest'));
  return <SignedOutBotRequestPage />;
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
