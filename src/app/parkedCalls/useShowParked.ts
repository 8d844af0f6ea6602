import { useLocation, useNavigate } from 'react-router';
import type { Agent } from '~/domain/common/agent';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import '~/app/call/callTexts.de';
import { showParkedCall } from './changeCall';
import { readCalls } from './parkedList';
import { restoreView } from './viewState';
import './parkedTexts.de';

/** Returns the function that shows a parked call, with its screen and view; says why where it cannot be shown. */
export function useShowParked(agent: Agent): (callId: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const show = async (callId: string): Promise<void> => {
    const changed = await showParkedCall(agent, callId, `${pathname}${search}`);
    if (changed.kind === 'shown') {
      restoreView(callId);
      void navigate(changed.path);
      return;
    }
    notify({ variant: 'info', text: { key: changed.kind === 'gone' ? 'parked.gone' : 'newCall.sending' } });
    await readCalls(agent.username);
  };
  return (callId) => void show(callId).catch(logFailure);
}
