import { useDispatch } from 'react-redux';
import { waitlistCancelReasons } from '~/domain/waitlist/waitlist';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { CancelDialog } from '~/shared/ui/CancelDialog';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { nameOfItem } from '../itemTexts';
import { selectWaitlistState, waitlistActions } from '../waitlistSlice';
import '../waitlistListTexts.de';
import '~/domain/waitlist/waitlistWords.de';

/** Asks for the reason and cancels the item (REQ H1.4); renders nothing while none is to be cancelled. Load it lazily. */
export function CancelWaitlistDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { cancellation } = useParts(selectWaitlistState, 'cancellation');
  if (cancellation === null) return null;
  const { item, customerId, phase } = cancellation;
  return (
    <CancelDialog
      key={item.id}
      words={{
        title: t('waitlist.cancel.open'),
        which: t('waitlist.cancel.which', { name: nameOfItem(item) }),
        keep: t('waitlist.cancel.keep'),
        confirm: t('waitlist.cancel.open'),
        inProgress: t('waitlist.cancel.inProgress'),
        reason: t('waitlist.cancel.reason'),
        reasonMissing: t('waitlist.cancel.reasonMissing'),
        choose: t('waitlist.cancel.choose'),
      }}
      reasons={waitlistCancelReasons}
      wordOf={(reason) => t(`waitlist.cancelReason.${reason}`)}
      isInProgress={phase === 'inProgress'}
      onClose={() => dispatch(waitlistActions.cancellationClosed())}
      onConfirm={(reason) => dispatch(waitlistActions.cancelRequested({ customerId, item, reason }))}
    >
      {phase === 'refused' && (
        <Message tone="error">{refusalText(t('waitlist.cancel.failed'), cancellation.detail, t)}</Message>
      )}
      {phase === 'unknown' && (
        <Message tone="error">
          {answerText(cancellation.detail, t)} {t('waitlist.cancel.unknown')}
        </Message>
      )}
    </CancelDialog>
  );
}
