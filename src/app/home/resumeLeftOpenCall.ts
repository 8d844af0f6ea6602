import type { Agent } from '~/domain/common/agent';
import { removeCallKeys } from '~/app/call/callKeys';
import { lockCall, releaseCall } from '~/app/call/callLock';
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
  const isLocked = journal !== undefined && (await lockCall(callId, null));
  const before = currentCall();
  // A second request for the same call, which the first one has already shown.
  if (before?.id === callId) return true;
  if (!isLocked) return false;
  // Asked after the wait for the lock, in which something can be begun in the call on the screen.
  if (hasOpenCall()) {
    releaseCall(callId);
    return false;
  }
  if (before !== null) {
    hideCall(before);
    void endCall(before);
  }
  removeCallKeys();
  showCall(restoreCall(agent, journal));
  return true;
}
