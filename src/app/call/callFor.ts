import { swissOrderEntry } from '~config/swissOrderEntry';
import type { CallState, OrderEntryVariant } from '~/features/call/callSlice';
import { openableVariant } from '~/features/call/openableVariant';
import type { Country } from '~/domain/common/country';
import type { CallBeginning } from '~/app/shell/newCallContext';
import { ownCountry } from '~/app/session/currentCountry';
import { orderEntryPath, variantAt } from '~/features/call/orderEntryPath';

export interface CallTarget {
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  readonly path: string;
}

/**
 * Returns the settings and the path of the call that `beginning` asks for; null where the agent's role does not open it: the running
 * call stays.
 * Away from the order entry, a country that the agent has no order entry for is that of the other screens.
 */
export function callFor(beginning: CallBeginning, running: CallState, pathname: string): CallTarget | null {
  const { country, first, variant: wanted, path } = beginning;
  const variant = openableVariant(beginning, running);
  const mayStay = first === undefined && wanted === undefined && variantAt(pathname) === undefined;
  if (variant === null) {
    return mayStay && country !== undefined ? { country, variant: 'standard', path: pathname } : null;
  }
  return {
    country: variant === 'swiss' ? swissOrderEntry.country : (country ?? ownCountry()),
    variant,
    path: path ?? orderEntryPath(variant),
  };
}
