import { useCallback, useContext, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** `to`: where the agent wants to go, while the navigation waits for the answer; null: it does not. */
interface LeaveQuestion {
  readonly to: Location | null;
  readonly drop: () => void;
}

/**
 * Holds a navigation back where `mustAsk` says so. The library's `useBlocker` does the same, but lies in the file of the first
 * load, whose limit it exceeds (PERFORMANCE).
 */
export function useLeaveQuestion(mustAsk: (from: Location, to: Location) => boolean): LeaveQuestion {
  const router = useContext(DataRouterContext)?.router ?? null;
  const key = useId();
  const decide = useEffectEvent(mustAsk);
  useEffect(() => {
    if (router === null) return undefined;
    router.getBlocker(key, ({ currentLocation, nextLocation }) => decide(currentLocation, nextLocation));
    return () => {
      router.deleteBlocker(key);
    };
  }, [router, key]);
  const subscribe = useCallback(
    (listener: () => void) => (router === null ? () => undefined : router.subscribe(listener)),
    [router],
  );
  const blocker = useSyncExternalStore(subscribe, () => router?.state.blockers.get(key));
  return {
    to: blocker?.state === 'blocked' ? blocker.location : null,
    drop: () => {
      if (blocker?.state === 'blocked') blocker.reset();
    },
  };
}
