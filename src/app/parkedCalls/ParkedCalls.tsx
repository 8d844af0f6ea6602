import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { parkingLimits } from '~config/limits/parking';
import type { Agent } from '~/domain/common/agent';
import type { ParkedMark, ParkingReason } from '~/features/call/parkedMark';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { laterPart } from '~/shared/ui/laterPart';
import { useStored } from '~/shared/valueStore';
import type { CallRootState } from '~/app/modules';
import { endParkedCall } from './changeCall';
import { markOf } from './markOf';
import { ParkedTabs } from './ParkedTabs';
import { agentsCalls, followCalls, readCalls } from './parkedList';
import { remindOfDueCalls } from './remindOfDueCalls';
import { useShowParked } from './useShowParked';
import { forgetView, rememberView } from './viewState';
import '~/app/call/callTexts.de';
import './parkedTexts.de';
import styles from './ParkedCalls.module.css';

const loadParkDialog = async () => (await import('./ParkDialog')).ParkDialog;
const loadParkedDialog = async () => (await import('./ParkedDialog')).ParkedDialog;
const ParkDialog = laterPart(loadParkDialog, 'floating');
const ParkedDialog = laterPart(loadParkedDialog, 'floating');

interface ParkedCallsProps {
  readonly agent: Agent;
  /** The dialog that is open. */
  readonly dialog: 'park' | 'list' | null;
  readonly onDialog: (dialog: 'park' | 'list' | null) => void;
  /** Parks the call on the screen and starts a new one. */
  readonly onPark: (mark: ParkedMark) => void;
}

/** Renders the parked calls below the header, and the dialogs that park and open them (DECISIONS 250). */
export function ParkedCalls({ agent, dialog, onDialog, onPark }: ParkedCallsProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const store = useStore<CallRootState>();
  const calls = useStored(agentsCalls);
  const { parked, elsewhere, asOf, isKnown } = calls;
  const customerNumber = useSelector(selectCustomer)?.externalCustomerId ?? null;
  const { id } = useParts(selectCallState, 'id');
  const close = () => onDialog(null);
  const path = `${pathname}${search}`;

  const show = useShowParked(agent);
  const openCall = (callId: string) => {
    close();
    show(callId);
  };
  const openTab = (callId: string) => {
    rememberView(id);
    openCall(callId);
  };
  const end = async (callId: string): Promise<void> => {
    forgetView(callId);
    if (!(await endParkedCall(agent, callId))) notify({ variant: 'info', text: { key: 'parked.gone' } });
    await readCalls(agent.username);
  };
  const park = (why: ParkingReason) => {
    close();
    onPark(markOf(store.getState(), why, path, new Date()));
  };
  // The page keeps the place of the parked calls free until they are rendered (`start.js`).
  useLayoutEffect(() => {
    if (isKnown) document.documentElement.removeAttribute('data-parked');
  }, [isKnown]);
  // Remembers the view before the dialog takes the focus.
  useLayoutEffect(() => {
    if (dialog !== null) rememberView(id);
  }, [dialog, id]);
  useEffect(() => {
    // Both open by a key, and the next key is meant for them.
    Promise.all([loadParkDialog(), loadParkedDialog()]).catch(logFailure);
  }, []);
  useEffect(() => followCalls(agent.username), [agent.username]);
  const openDue = useEffectEvent(openCall);
  useEffect(() => remindOfDueCalls(calls, t, (callId) => openDue(callId)), [calls, t]);

  const isFull = parked.length >= parkingLimits.parkedCalls;
  const isSame = (number: string | null) => number !== null && number === customerNumber;
  const same = parked.some(({ mark }) => isSame(mark.customerNumber))
    ? 'parked.sameParked'
    : elsewhere.some((call) => isSame(call.customerNumber))
      ? 'parked.sameElsewhere'
      : null;
  return (
    <>
      {parked.length > 0 && <ParkedTabs parked={parked} now={asOf} onOpen={openTab} onList={() => onDialog('list')} />}
      <div role="status">{same !== null && <p className={styles.same}>{t(same)}</p>}</div>
      {dialog === 'park' && !isFull && <ParkDialog onClose={close} onPark={park} />}
      {(dialog === 'list' || (dialog === 'park' && isFull)) && (
        <ParkedDialog
          parked={parked}
          now={asOf}
          isFull={dialog === 'park'}
          onClose={close}
          onOpen={openCall}
          onEnd={(callId) => void end(callId).catch(logFailure)}
        />
      )}
    </>
  );
}
