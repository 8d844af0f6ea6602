import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Provider } from 'react-redux';
import { Outlet, useNavigate } from 'react-router';
import { limits } from '~config/limits';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { logFailure } from '~/services/loggingService/loggingService';
import { selectMaySave } from '~/flows/customer/edit/unsaved';
import { notify } from '~/shared/notify/notices';
import { After } from '~/shared/ui/After';
import { laterPart } from '~/shared/ui/laterPart';
import { callFor, type CallTarget } from './callFor';
import { startNewCall, type NewCallOptions } from './currentCall';
import { coveredSince as readCoveredSince, onCoverChanged } from '~/app/cover/coverState';
import { runningPractice } from '~/app/practice/practice';
import { currentCall, onCallChanged } from './runningCall';
import { isMissed, unsavedKindsOf, unsavedWorkOf, type UnsavedWork } from './unsavedWork';
import { titleApplication } from '~/app/shell/pageTitle';
import { Shell } from '~/app/shell/Shell';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useStored } from '~/shared/valueStore';
import type { ParkedMark } from '~/features/call/parkedMark';
import { NewCallContext, type CallBeginning } from '~/app/shell/newCallContext';
import '~/domain/common/countryWords.de';

const CoverScreen = laterPart(async () => (await import('~/app/cover/CoverScreen')).CoverScreen, 'inPlace');
const IdleWatch = laterPart(async () => (await import('~/app/cover/IdleWatch')).IdleWatch, 'floating');
const NotificationsHost = laterPart(
  async () => (await import('~/features/notifications/components/NotificationsHost')).NotificationsHost,
  'floating',
);

const Coach = laterPart(async () => (await import('~/app/practice/Coach')).Coach, 'inPlace');

const ParkedCalls = laterPart(async () => (await import('~/app/parkedCalls/ParkedCalls')).ParkedCalls, 'inPlace');

const NewCallQuestion = laterPart(
  async () => (await import('~/app/shell/NewCallQuestion')).NewCallQuestion,
  'floating',
);

/** What becomes of the call on the screen; default: it ends. */
type LeftHow = Pick<NewCallOptions, 'canBeUndone' | 'parked'>;

interface Question {
  readonly beginning: CallBeginning;
  readonly target: CallTarget;
  readonly lost: readonly UnsavedWork[];
  readonly isSavable: boolean;
}

export { closeCall, hasOpenCall, openCall } from './currentCall';
export { loadScreenAhead, loadScreenSagas } from '~/app/loadScreenAhead';
export { currentCall } from './runningCall';
export { followRights } from './followRights';

/**
 * Renders the frame of every signed-in screen. The call's id is the key: a new call remounts everything, so that no component
 * shows state of the previous customer.
 */
export function Desk() {
  const navigate = useNavigate();
  const call = useSyncExternalStore(onCallChanged, currentCall);
  const agent = useAgentSelector(selectAgent);
  const [question, setQuestion] = useState<Question | null>(null);
  const practice = useStored(runningPractice);
  const coveredSince = useSyncExternalStore(onCoverChanged, readCoveredSince);
  // Bound here, so that the browser does not take them while the code that handles them loads.
  const [parking, setParking] = useState<'park' | 'list' | null>(null);
  useHotkey('park', () => setParking('park'));
  useHotkey('parkedCalls', () => setParking('list'));
  useEffect(loadAhead, []);
  // Hides everything but the cover (base.css), also dialogs, before the first paint.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-covered', coveredSince !== null);
  }, [coveredSince]);
  if (call === null || agent === null) return null;

  const begin = ({ first = [] }: CallBeginning, { path, ...setting }: CallTarget, before: LeftHow = {}) => {
    setQuestion(null);
    setParking(null);
    const goesOnWithLogin = first.some(customerActions.loginRequested.match);
    startNewCall(agent, { ...setting, ...before, isForCaller: first.length > 0, goesOnWithLogin });
    for (const action of first) currentCall()?.store.dispatch(action);
    if (location.pathname !== path) void navigate(path, { state: 'newCall' });
  };
  const park = (parked: ParkedMark) => {
    const target = callFor({}, call.store.getState().call, '/');
    if (target !== null) begin({}, target, { parked });
  };
  const newCall = (beginning: CallBeginning = {}) => {
    const state = call.store.getState();
    const unsavedWork = unsavedWorkOf(state);
    const isSavable = selectMaySave(state);
    const target = callFor(beginning, state.call, location.pathname);
    if (target === null) notify({ variant: 'info', text: { key: 'country.noOrderEntry' } });
    // While an order is in flight no new call starts: its answer belongs to this call.
    else if (unsavedWork === 'sending') notify({ variant: 'info', text: { key: 'newCall.sending' } });
    else if (beginning.isAgreed === true) begin(beginning, target);
    else if (unsavedWork !== 'nothing' && unsavedWork !== 'form' && (unsavedWork !== 'basket' || isSavable))
      setQuestion({ beginning, target, lost: unsavedKindsOf(state), isSavable });
    // The call that is left can be restored for a while, so no question is asked.
    else begin(beginning, target, { canBeUndone: isMissed(state) });
  };

  return (
    <>
      <Provider key={call.id} store={call.store}>
        <NewCallContext value={newCall}>
          <Shell
            agent={agent}
            banner={
              <>
                {practice?.callId === call.id && <Coach lessonId={practice.lesson} />}
                <After isOncePerPage milliseconds={limits.headerToolsDelay} isDue={parking !== null}>
                  <ParkedCalls agent={agent} dialog={parking} onDialog={setParking} onPark={park} />
                </After>
              </>
            }
          >
            <Outlet />
          </Shell>
          <After isOncePerPage milliseconds={limits.loadAheadDelay}>
            {coveredSince === null && <IdleWatch username={agent.username} />}
          </After>
          {coveredSince !== null &&
            createPortal(
              <CoverScreen agent={agent} since={coveredSince} />,
              document.querySelector('#cover') ?? document.body,
            )}
          {question !== null && (
            <NewCallQuestion
              lost={question.lost}
              hasCustomerData={question.isSavable}
              onCancel={() => setQuestion(null)}
              onConfirm={() => begin(question.beginning, question.target)}
              onPark={(parked) => begin(question.beginning, question.target, { parked })}
            />
          )}
        </NewCallContext>
      </Provider>
      <After milliseconds={limits.loadAheadDelay}>
        <NotificationsHost onTitle={titleApplication} />
      </After>
    </>
  );
}

/** Loads the list of what is loaded ahead, and then its code, once the order entry takes input. */
function loadAhead(): void {
  setTimeout(() => {
    import('./loadAhead').then((ahead) => ahead.loadAhead()).catch(logFailure);
  }, limits.loadAheadDelay);
}
