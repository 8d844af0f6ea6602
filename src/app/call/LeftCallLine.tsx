import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { RestoreCallLine } from '~/screens/order/entry/RestoreCallLine';
import type { CallRootState } from '~/app/modules';
import { undoNewCall } from './undoNewCall';

/** Offers the call that was left for this one. `until`: milliseconds since the epoch. */
export function LeftCallLine({ until }: { readonly until: number }) {
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const restore = () => undoNewCall(store.getState(), (path) => void navigate(path));
  return <RestoreCallLine until={until} onRestore={restore} />;
}
