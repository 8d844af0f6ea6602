import { createContext, use } from 'react';
import type { Country } from '~/domain/country';

/** Starts a new call; asks first where a basket would be lost. */
export type NewCall = (country?: Country, customerNumber?: string | null) => void;

export const NewCallContext = createContext<NewCall>(() => undefined);

export function useNewCall(): NewCall {
  return use(NewCallContext);
}
