import { useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useNavigate } from 'react-router';
import { HomePage } from '~/screens/home/HomePage';
import { OrderEntryPage } from '~/screens/orderEntry/OrderEntryPage';
import type { Country } from '~/domain/country';
import { customerActions } from '~/features/customer/customerSlice';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { applicationsOf } from './applicationsOf';
import { currentCall, onCallChanged, startNewCall } from './currentCall';
import { isUntouched } from './journalState';
import { NewCallQuestion } from './shell/NewCallQuestion';
import { Shell } from './shell/Shell';
import { NewCallContext, useNewCall } from './shell/newCallContext';

export { closeCall, openCall } from './currentCall';

/**
 * The frame of every signed-in screen. The call's store is the key: a new call mounts everything anew, so that nothing
 * of customer A can stand under B.
 */
export function Desk() {
  const navigate = useNavigate();
  const call = useSyncExternalStore(onCallChanged, currentCall);
  const agent = useAgentSelector(selectAgent);
  const [question, setQuestion] = useState<{ country: Country; customerNumber: string | null } | null>(null);
  if (call === null || agent === null) return null;

  const begin = (country: Country, customerNumber: string | null) => {
    setQuestion(null);
    startNewCall(agent, country);
    if (customerNumber !== null) currentCall()?.store.dispatch(customerActions.loginRequested(customerNumber));
    void navigate('/orderapp');
  };
  const newCall = (country: Country = call.store.getState().call.country, customerNumber: string | null = null) => {
    const state = call.store.getState();
    // A confirmed order or an untouched desk leaves nothing to lose; a basket on the way is asked about.
    const hasBasket = !isUntouched(state) && state.basket.items.length + state.basket.adding.length > 0;
    if (hasBasket || state.order.phase === 'outcomeUnknown') setQuestion({ country, customerNumber });
    else begin(country, customerNumber);
  };

  return (
    <Provider key={call.id} store={call.store}>
      <NewCallContext value={newCall}>
        <Shell agent={agent}>
          <Outlet />
        </Shell>
        {question !== null && (
          <NewCallQuestion
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
