import { createContext } from 'react';
import { createDispatchHook, createSelectorHook, type ReactReduxContextValue } from 'react-redux';

/** React context for the store of the agent, separate from the store of the call (ARCHITECTURE The phone call). */
export const AgentStoreContext = createContext<ReactReduxContextValue | null>(null);

export const useAgentSelector = createSelectorHook(AgentStoreContext);
export const useAgentDispatch = createDispatchHook(AgentStoreContext);
