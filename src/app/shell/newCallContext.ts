import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, use } from 'react';
import type { Country } from '~/domain/common/country';
import type { OrderEntryVariant } from '~/features/call/callSlice';

/** What a new call begins with. */
export interface CallBeginning {
  readonly country?: Country;
  /** Default: that of the running call, or the one that its country needs. */
  readonly variant?: OrderEntryVariant;
  /** Dispatched first in the new call. */
  readonly first?: readonly UnknownAction[];
  /** The agent has agreed already to give up what the running call holds; nothing is asked. */
  readonly isAgreed?: boolean;
  /** The screen on which it begins; default: the order entry. */
  readonly path?: string;
}

/** Starts a new call; asks first where something would be lost. */
export type NewCall = (beginning?: CallBeginning) => void;

export const NewCallContext = createContext<NewCall>(() => undefined);

export function useNewCall(): NewCall {
  return use(NewCallContext);
}
