import { useDispatch } from 'react-redux';
import { hasForm, subscriptionOverviewActions, type Bulk } from '../subscriptionOverviewSlice';
import { BulkOutcome } from './BulkOutcome';
import { BulkQuestion } from './BulkQuestion';

interface BulkDialogProps {
  readonly bulk: Bulk;
  /** Filters the list by numbers of subscriptions. */
  readonly onShow: (numbers: readonly string[]) => void;
}

/** A bulk action from its question to its result (REQ G5). Load it lazily. */
export function BulkDialog({ bulk, onShow }: BulkDialogProps) {
  const dispatch = useDispatch();
  const close = () => {
    if (bulk.phase !== 'running') dispatch(subscriptionOverviewActions.bulkClosed());
  };
  // What was typed stays while the change is sent, and after a refusal.
  return hasForm(bulk) ? (
    <BulkQuestion bulk={bulk} onClose={close} />
  ) : (
    <BulkOutcome bulk={bulk} onShow={onShow} onClose={close} />
  );
}
