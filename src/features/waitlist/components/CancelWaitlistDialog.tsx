import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { waitlistCancelReasons, type WaitlistCancelReason } from '~/domain/waitlist/waitlist';
import { waitlistCancelReasonWords } from '~/domain/waitlist/waitlistWords';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { SelectField } from '~/shared/ui/SelectField';
import { nameOfItem } from '../itemTexts';
import { selectWaitlist, waitlistActions, type WaitlistCancellation } from '../waitlistSlice';
import '../waitlistListTexts.de';
import styles from './Waitlist.module.css';

/** Asks for the reason and cancels the item (REQ H1.4); renders nothing while none is to be cancelled. Load it lazily. */
export function CancelWaitlistDialog() {
  const { cancellation } = useSelector(selectWaitlist);
  if (cancellation === null) return null;
  return <OpenDialog key={cancellation.item.id} cancellation={cancellation} />;
}

function OpenDialog({ cancellation }: { readonly cancellation: WaitlistCancellation }) {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<WaitlistCancelReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { item, customerId, phase } = cancellation;
  const isInProgress = phase === 'inProgress';
  const close = () => {
    if (!isInProgress) dispatch(waitlistActions.cancellationChanged(null));
  };
  const confirm = () => {
    setIsMissing(reason === null);
    if (reason !== null && !isInProgress) dispatch(waitlistActions.cancelRequested({ customerId, item, reason }));
  };
  return (
    <Dialog
      title={t('waitlist.cancel.open')}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isInProgress} onClick={close}>
            {t('waitlist.cancel.keep')}
          </Button>
          <Button look="danger" aria-disabled={isInProgress} onClick={confirm}>
            {t(isInProgress ? 'waitlist.cancel.inProgress' : 'waitlist.cancel.open')}
          </Button>
        </>
      }
    >
      <p className={styles.which}>{t('waitlist.cancel.which', { name: nameOfItem(item) })}</p>
      <SelectField
        byDigit
        label={t('waitlist.cancel.reason')}
        data-initial-focus=""
        value={reason ?? ''}
        error={isMissing ? t('waitlist.cancel.reasonMissing') : undefined}
        onChange={({ currentTarget: { value } }) => {
          setReason(waitlistCancelReasons.find((known) => known === value) ?? null);
          setIsMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.repeat) return;
          event.preventDefault();
          confirm();
        }}
      >
        <option value="">{t('waitlist.cancel.choose')}</option>
        {waitlistCancelReasons.map((known) => (
          <option key={known} value={known}>
            {t(waitlistCancelReasonWords[known])}
          </option>
        ))}
      </SelectField>
      <p role="status" className="visually-hidden">
        {isInProgress && t('waitlist.cancel.inProgress')}
      </p>
      {cancellation.phase === 'refused' && (
        <Message tone="error">
          {t('waitlist.cancel.failed')} {cancellation.detail}
        </Message>
      )}
      {phase === 'unknown' && <Message tone="error">{t('waitlist.cancel.unknown')}</Message>}
    </Dialog>
  );
}
