import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { parkingLimits } from '~config/limits/parking';
import type { Agent } from '~/domain/common/agent';
import type { ParkedMark } from '~/features/call/parkedMark';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { laterPart } from '~/shared/ui/laterPart';
import { useStored } from '~/shared/valueStore';
import type { CallRootState } from '~/app/modules';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import { endParkedCall } from './changeCall';
import { isWorthParking, markOf, type ParkingReason } from './markOf';
import { ParkedTabs } from './ParkedTabs';
import { agentsCalls, followCalls, readCalls } from './parkedList';
import { remindOfDueCalls } from './remindOfDueCalls';
import { useShowParked } from './useShowParked';
import { forgetView, rememberView } from './viewState';
import '~/app/call/callTexts.de';
import './parkedTexts.de';
import styles from './ParkedCalls.module.css';

const ParkDialog = laterPart(async () => (await import('./ParkDialog')).ParkDialog, 'floating');
const ParkedDialog = laterPart(async () => (await import('./ParkedDialog')).ParkedDialog, 'floating');

interface ParkedCallsProps {
  readonly agent: Agent;
  /** Parks the call on the screen and starts a new one. */
  readonly onPark: (mark: ParkedMark) => void;
}

/** Renders the parked calls below the header, and parks and opens them by keys (DECISIONS 250). */
export function ParkedCalls({ agent, onPark }: ParkedCallsProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const store = useStore<CallRootState>();
  const calls = useStored(agentsCalls);
  const { parked, elsewhere, asOf } = calls;
  const customerNumber = useSelector(selectCustomer)?.externalCustomerId ?? null;
  const [open, setOpen] = useState<'nothing' | 'park' | 'list' | 'full'>('nothing');
  const { id } = useParts(selectCallState, 'id');
  const openDialog = (dialog: 'park' | 'list' | 'full') => {
    rememberView(id);
    setOpen(dialog);
  };
  const close = () => setOpen('nothing');
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
  const requestPark = () => {
    const state = store.getState();
    if (unsavedWorkOf(state) === 'sending') notify({ variant: 'info', text: { key: 'newCall.sending' } });
    else if (!isWorthParking(state)) notify({ variant: 'info', text: { key: 'parked.nothing' } });
    else openDialog(parked.length >= parkingLimits.parkedCalls ? 'full' : 'park');
  };
  useHotkey('park', requestPark);
  useHotkey('parkedCalls', () => openDialog('list'));
  useEffect(() => followCalls(agent.username), [agent.username]);
  const openDue = useEffectEvent(openCall);
  useEffect(() => remindOfDueCalls(calls, t, (callId) => openDue(callId)), [calls, t]);

  const isSame = (number: string | null) => number !== null && number === customerNumber;
  const same = parked.some(({ mark }) => isSame(mark.customerNumber))
    ? 'parked.sameParked'
    : elsewhere.some((call) => isSame(call.customerNumber))
      ? 'parked.sameElsewhere'
      : null;
  return (
    <>
      {parked.length > 0 && (
        <ParkedTabs parked={parked} now={asOf} onOpen={openTab} onList={() => openDialog('list')} />
      )}
      <div role="status">{same !== null && <p className={styles.same}>{t(same)}</p>}</div>
      <Suspense>
        {open === 'park' && <ParkDialog onClose={close} onPark={park} />}
        {(open === 'list' || open === 'full') && (
          <ParkedDialog
            parked={parked}
            now={asOf}
            isFull={open === 'full'}
            onClose={close}
            onOpen={openCall}
            onEnd={(callId) => void end(callId).catch(logFailure)}
          />
        )}
      </Suspense>
    </>
  );
}
