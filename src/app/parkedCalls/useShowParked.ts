import { useLocation, useNavigate } from 'react-router';
import type { Agent } from '~/domain/common/agent';
import { isStale } from '~/features/call/parkedUrgency';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import '~/app/call/callTexts.de';
import { showParkedCall } from './changeCall';
import { nameOrdersMeanwhile } from './ordersMeanwhile';
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
      const { mark } = changed;
      restoreView(callId);
      void navigate(mark?.path ?? '/');
      if (mark !== null && isStale(mark, new Date())) nameOrdersMeanwhile(callId, mark).catch(logFailure);
      return;
    }
    notify({ variant: 'info', text: { key: changed.kind === 'gone' ? 'parked.gone' : 'newCall.sending' } });
    await readCalls(agent.username);
  };
  return (callId) => void show(callId).catch(logFailure);
}
