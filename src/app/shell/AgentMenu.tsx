import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Agent } from '~/domain/common/agent';
import { useAgentDispatch } from '~/features/auth/agentContext';
import { authActions } from '~/features/auth/authSlice';
import { useAction } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { Popup } from '~/shared/ui/Popup';
import { laterPart } from '~/shared/ui/laterPart';
import type { CallRootState } from '~/app/modules';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import '~/app/call/callTexts.de';
import './shellTexts.de';

const AgentChoice = laterPart(async () => (await import('./AgentChoice')).AgentChoice, 'inPlace');
const SignOutQuestion = laterPart(async () => (await import('./SignOutQuestion')).SignOutQuestion, 'floating');

interface AgentMenuProps {
  readonly agent: Agent;
  readonly onKeyList: () => void;
}

/** Renders the agent's menu. Sign-out asks first when an open call would be lost (DECISIONS 34). */
export function AgentMenu({ agent, onKeyList }: AgentMenuProps) {
  const t = useText();
  const dispatch = useAgentDispatch();
  const store = useStore<CallRootState>();
  const [asking, setAsking] = useState(false);
  const signOut = () => dispatch(authActions.signOutRequested());
  const askToSignOut = () => {
    if (unsavedWorkOf(store.getState()) === 'sending') notify({ variant: 'info', text: { key: 'newCall.sending' } });
    else setAsking(true);
  };
  useAction('signOut', askToSignOut);
  return (
    <>
      <Popup label={agent.fullName} name={t('shell.agent', { name: agent.fullName })}>
        <AgentChoice username={agent.username} onKeyList={onKeyList} onSignOut={askToSignOut} />
      </Popup>
      {asking && <SignOutQuestion username={agent.username} onStay={() => setAsking(false)} onSignOut={signOut} />}
    </>
  );
}
