import { allowListOf } from '~config/permissions';
import { isOnList } from '~/domain/common/agent';

/** Whether the agent is on the allow-list of the waitlist (REQ A6.11); the service enforces it. */
export function mayUseWaitlist(agentUsername: string): boolean {
  return isOnList(allowListOf('waitlist'), agentUsername);
}
