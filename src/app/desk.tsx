import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Outlet, useNavigate } from 'react-router';
import { HomePage } from '~/screens/home/HomePage';
import { OrderEntryPage } from '~/screens/orderEntry/OrderEntryPage';
import { customerActions } from '~/features/customer/customerSlice';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { selectHasInflightOrder } from '~/features/inflight/inflightSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { applicationsOf } from './applicationsOf';
import type { CallRootState } from './callReducer';
import { currentCall, onCallChanged, startNewCall } from './currentCall';
import { stakeOf, unsavedCustomerData, type CallStake } from './journalState';
import { NewCallQuestion } from './shell/NewCallQuestion';
import { Shell } from './shell/Shell';
import { NewCallContext, useNewCall, type CallBeginning } from './shell/newCallContext';
import { useCustomerFromAddress } from './useCustomerFromAddress';

const InflightFrame = lazy(async () => ({
  default: (await import('~/screens/inflightOrder/InflightFrame')).InflightFrame,
}));

interface Question {
  readonly beginning: CallBeginning;
  readonly stake: Exclude<CallStake, 'nothing' | 'sending'>;
  readonly mayBeSaved: boolean;
}

export { closeCall, openCall } from './currentCall';

/**
 * The frame of every signed-in screen. The call's store is the key: a new call mounts everything anew, so that nothing
 * of customer A can stand under B.
 */
export function Desk() {
  const navigate = useNavigate();
  const call = useSyncExternalStore(onCallChanged, currentCall);
  const agent = useAgentSelector(selectAgent);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(loadAhead, []);
  if (call === null || agent === null) return null;

  const begin = ({ country = call.store.getState().call.country, first, path = '/orderapp' }: CallBeginning) => {
    setQuestion(null);
    startNewCall(agent, country);
    if (first !== undefined) currentCall()?.store.dispatch(first);
    if (location.pathname !== path) void navigate(path);
  };
  const newCall = (beginning: CallBeginning = {}) => {
    const stake = stakeOf(call.store.getState());
    // An order on its way is waited for: its answer belongs to this call.
    if (stake === 'sending') notify({ variant: 'info', text: { key: 'newCall.sending' } });
    else if (stake === 'nothing') begin(beginning);
    else setQuestion({ beginning, stake, mayBeSaved: mayBeSaved(call.store.getState()) });
  };

  return (
    <Provider key={call.id} store={call.store}>
      <NewCallContext value={newCall}>
        <Shell agent={agent}>
          <Outlet />
        </Shell>
        {question !== null && (
          <NewCallQuestion
            stake={question.stake}
            hasCustomerData={question.mayBeSaved}
            onCancel={() => {
              setQuestion(null);
            }}
            onConfirm={() => {
              begin(question.beginning);
            }}
          />
        )}
      </NewCallContext>
    </Provider>
  );
}

/** What the first customer and the first article need is there before they come; the screen takes input already. */
function loadAhead(): void {
  setTimeout(() => {
    void import('./orderSaga').catch(logFailure);
    void import('~/screens/orderEntry/CustomerDialogs').catch(logFailure);
  });
}

/** Changed data is saved by those who may edit customers, consents by everybody. */
function mayBeSaved(state: CallRootState): boolean {
  const unsaved = unsavedCustomerData(state);
  return unsaved === 'consents' || (unsaved === 'data' && state.call.allowed.editCustomer);
}

export function HomeRoute() {
  const agent = useAgentSelector(selectAgent);
  return agent === null ? null : <HomePage fullName={agent.fullName} applications={applicationsOf(agent)} />;
}

/** The order entry; an in-flight order that goes on in this call is named above it. */
export function OrderEntryRoute() {
  useCustomerFromAddress();
  const hasInflightOrder = useSelector(selectHasInflightOrder);
  if (!hasInflightOrder) return <OrderEntry />;
  return (
    <Suspense>
      <InflightFrame>
        <OrderEntry />
      </InflightFrame>
    </Suspense>
  );
}

export function OrderEntry() {
  const newCall = useNewCall();
  return (
    <OrderEntryPage
      onNewSession={() => {
        newCall();
      }}
      onCountrySwitch={(country, customerNumber) => {
        newCall({ country, first: customerActions.loginRequested(customerNumber) });
      }}
    />
  );
}
