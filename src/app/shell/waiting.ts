import { limits } from '~config/limits';
import { latencyBudgets } from '~config/limits/latency';
import { nextChange, waitingFor, type Waiting } from '~/domain/figures/waiting';
import { stepOf } from '~/services/http/operations';
import { onPendingRequests, pendingRequests } from '~/services/http/pendingRequests';
import type { Stored } from '~/shared/valueStore';

let current: Waiting | null = null;

/** The request over its budget that is waited for; followed by one component at a time. */
export const waiting: Stored<Waiting | null> = {
  get: () => current,
  subscribe: (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      const requests = pendingRequests().map((request) => ({ ...request, step: stepOf(request) }));
      const given = { budgets: latencyBudgets, advice: limits.slowRequest };
      current = waitingFor(requests, now, given);
      const pause = nextChange(requests, now, given);
      if (pause !== null) timer = setTimeout(update, pause);
      listener();
    };
    const stop = onPendingRequests(update);
    update();
    return () => {
      stop();
      clearTimeout(timer);
    };
  },
};
