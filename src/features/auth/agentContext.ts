import { createContext } from 'react';
import { createDispatchHook, createSelectorHook, type ReactReduxContextValue } from 'react-redux';

/**
 * The store of the agent stands beside the store of the call, under a context of its own (ARCHITECTURE The phone call).
 */
export const AgentStoreContext = createContext<ReactReduxContextValue | null>(null);

export const useAgentSelector = createSelectorHook(AgentStoreContext);
export const useAgentDispatch = createDispatchHook(AgentStoreContext);
