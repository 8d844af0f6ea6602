import { swissOrderEntry } from '~config/swissOrderEntry';
import type { Country } from '~/domain/common/country';
import type { CallState, OrderEntryVariant } from './callSlice';

interface WantedCall {
  readonly country?: Country | undefined;
  readonly variant?: OrderEntryVariant | undefined;
}

/**
 * The order entry in which a call with this country and variant runs; null where the agent's role does not open it. Every way to
 * a call asks here. What is not named is that of the running call, and Switzerland is the only country of the Swiss one.
 */
export function openableVariant(
  { country, variant }: WantedCall,
  running: Pick<CallState, 'variant' | 'entries'>,
): OrderEntryVariant | null {
  const needed = variant ?? (country === undefined || country === swissOrderEntry.country ? null : 'standard');
  const possible = needed === null ? [running.variant, ...running.entries] : [needed];
  return possible.find((candidate) => running.entries.includes(candidate)) ?? null;
}
