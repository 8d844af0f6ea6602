import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, use } from 'react';
import type { Country } from '~/domain/common/country';
import type { OrderEntryVariant } from '~/features/call/callSlice';

/** What a new call begins with. */
export interface CallBeginning {
  readonly country?: Country;
  /** That of the running call unless something else is said. */
  readonly variant?: OrderEntryVariant;
  /** Happens first in it. */
  readonly first?: UnknownAction;
  /** The agent has agreed to give up what the running call holds. */
  readonly isAgreed?: boolean;
  /** The screen on which it begins; the order entry unless something else is said. */
  readonly path?: string;
}

/** Starts a new call; asks first where something would be lost. */
export type NewCall = (beginning?: CallBeginning) => void;

export const NewCallContext = createContext<NewCall>(() => undefined);

export function useNewCall(): NewCall {
  return use(NewCallContext);
}
