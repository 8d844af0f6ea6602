import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useBlocker, type Location } from 'react-router';
import { editOrderActions } from '../state/editOrderSlice';

/** Leaves the edit for the history of the order's customer or another screen, and asks first where `hasWork` (REQ F3.4, F3.8). */
export function useLeaveQuestion(hasWork: boolean) {
  const dispatch = useDispatch();
  const [isLeavingToHistory, setLeavingToHistory] = useState(false);
  const isLeaveConfirmed = useRef(false);
  // A navigation to a new call is not blocked: starting the call has already asked about unsaved work.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork &&
      !isLeaveConfirmed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== 'newCall',
  );
  const leave = (path: string | null) => {
    isLeaveConfirmed.current = true;
    dispatch(editOrderActions.leaveConfirmed({ path }));
  };
  const stay = () => {
    setLeavingToHistory(false);
    blocker.reset?.();
  };
  return {
    isAsking: blocker.state === 'blocked' || isLeavingToHistory,
    leaveToHistory: () => {
      if (hasWork) setLeavingToHistory(true);
      else leave(null);
    },
    stay,
    confirm: () => {
      stay();
      leave(blocker.state === 'blocked' ? pathOf(blocker.location) : null);
    },
  };
}

function pathOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}
