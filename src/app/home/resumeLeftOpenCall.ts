import type { Agent } from '~/domain/common/agent';
import { removeCallKeys } from '~/app/call/callKeys';
import { lockCall } from '~/app/call/callLock';
import { restoreCall } from '~/app/call/createCall';
import { hasOpenCall } from '~/app/call/currentCall';
import { currentCall, endCall, hideCall, showCall } from '~/app/call/runningCall';
import { readJournals } from '~/app/journal/journalStore';

/**
 * Shows a call of this agent that no tab has open in place of the one on the screen. Resolves with false where it is not there any
 * more, another tab was faster, or something was typed in the call on the screen meanwhile, which would be lost.
 */
export async function resumeLeftOpenCall(agent: Agent, callId: string): Promise<boolean> {
  const journals = await readJournals(agent.username, new Date());
  const journal = journals.find((other) => other.callId === callId);
  // True for a second request for the same call, which the first one has already shown.
  if (journal === undefined || hasOpenCall() || !(await lockCall(callId, null))) return currentCall()?.id === callId;
  const before = currentCall();
  if (before !== null) {
    hideCall(before);
    void endCall(before);
  }
  removeCallKeys();
  showCall(restoreCall(agent, journal));
  return true;
}
