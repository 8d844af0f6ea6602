import { useEffect, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useNavigate } from 'react-router';
import { HomePage } from '~/screens/home/HomePage';
import { OrderEntryPage } from '~/screens/orderEntry/OrderEntryPage';
import type { Country } from '~/domain/country';
import { customerActions } from '~/features/customer/customerSlice';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { applicationsOf } from './applicationsOf';
import type { CallRootState } from './callReducer';
import { currentCall, onCallChanged, startNewCall } from './currentCall';
import { stakeOf, unsavedCustomerData, type CallStake } from './journalState';
import { NewCallQuestion } from './shell/NewCallQuestion';
import { Shell } from './shell/Shell';
import { NewCallContext, useNewCall } from './shell/newCallContext';

interface Question {
  readonly country: Country;
  readonly customerNumber: string | null;
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

  const begin = (country: Country, customerNumber: string | null) => {
    setQuestion(null);
    startNewCall(agent, country);
    if (customerNumber !== null) currentCall()?.store.dispatch(customerActions.loginRequested(customerNumber));
    void navigate('/orderapp');
  };
  const newCall = (country: Country = call.store.getState().call.country, customerNumber: string | null = null) => {
    const stake = stakeOf(call.store.getState());
    // An order on its way is waited for: its answer belongs to this call.
    if (stake === 'sending') notify({ variant: 'info', text: { key: 'newCall.sending' } });
    else if (stake === 'nothing') begin(country, customerNumber);
    else setQuestion({ country, customerNumber, stake, mayBeSaved: mayBeSaved(call.store.getState()) });
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
              begin(question.country, question.customerNumber);
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

export function OrderEntryRoute() {
  const newCall = useNewCall();
  return (
    <OrderEntryPage
      onNewSession={() => {
        newCall();
      }}
      onCountrySwitch={newCall}
    />
  );
}
