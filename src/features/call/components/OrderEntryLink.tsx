import { Link } from 'react-router';
import { useParts } from '~/shared/hooks/useParts';
import { selectCallState } from '../callSlice';
import { openableVariant } from '../openableVariant';
import { orderEntryPath } from '../orderEntryPath';

/** A link to the order entry of the running call; nothing for an agent whose role opens none. */
export function OrderEntryLink({ text }: { readonly text: string }) {
  const variant = openableVariant({}, useParts(selectCallState, 'variant', 'entries'));
  return variant === null ? null : <Link to={orderEntryPath(variant)}>{text}</Link>;
}
