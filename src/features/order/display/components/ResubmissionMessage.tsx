import { useDispatch, useSelector } from 'react-redux';
import { openCorrections, correctionRefusal } from '~/domain/order/correctionInput';
import { noCorrectionInput } from '~/domain/order/orderCorrection';
import { useParts } from '~/shared/hooks/useParts';
import { orderDisplayActions, selectCorrection, selectOrderDisplayState } from '../orderDisplaySlice';
import type { LoadedOrder, Resubmission } from '../orderDisplayState';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { answerText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { reasonText } from '../reasonTexts';
import '../orderDisplayPageTexts.de';

interface ResubmissionMessageProps {
  readonly shown: LoadedOrder;
  readonly resubmission: Resubmission;
}

/** Renders the outcome of a resubmission (REQ E4.4); one that is not known can be looked up and repeated (QUALITY 9). */
export function ResubmissionMessage({ shown, resubmission }: ResubmissionMessageProps) {
  const t = useText();
  const dispatch = useDispatch();
  switch (resubmission.status) {
    case 'none':
    case 'sending':
      return null;
    case 'stopped':
      return <StoppedMessage shown={shown} />;
    case 'changedMeanwhile':
      return <Message tone="warning">{t('rejected.changedMeanwhile')}</Message>;
    case 'refused':
      return <Message tone="error">{resubmission.detail ?? failedBecause(resubmission.reason, t)}</Message>;
    case 'noLongerRejected':
      return <Message tone="warning">{t('rejected.noLongerRejected')}</Message>;
    case 'resubmitted':
      return resubmission.withCorrection ? <Message tone="success">{t('rejected.reloadSoon')}</Message> : null;
    case 'outcomeUnknown':
      break;
  }
  const answer = answerText(resubmission.said, t);
  switch (resubmission.lookup) {
    case 'running':
      return (
        <Message tone="warning">
          {answer} {t('rejected.unknown')}
        </Message>
      );
    case 'failed':
      return (
        <Message
          tone="warning"
          actionText={t('rejected.lookAgain')}
          onAction={() => dispatch(orderDisplayActions.lookupRequested())}
        >
          {answer} {t('rejected.lookupFailed')}
        </Message>
      );
    case 'notThere':
      return (
        <Message
          tone="warning"
          actionText={t('rejected.repeat')}
          onAction={() => dispatch(orderDisplayActions.resubmitRequested())}
        >
          {answer} {t('rejected.notThere')}
        </Message>
      );
  }
}

/** The failure in the words of REQ E4.4, and the reason where the service names it by a code alone. */
function failedBecause(reason: string | null, t: Translate): string {
  return [t('rejected.failed'), reasonText(reason, t)].filter((part) => part !== null).join(' ');
}

/** Says what is typed and not taken over, what a reload has lost, or which corrections do not go together; nothing once none holds. */
function StoppedMessage({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const dispatch = useDispatch();
  const correction = useSelector(selectCorrection);
  const { openForm } = useParts(selectOrderDisplayState, 'openForm');
  const open = openCorrections(correction, openForm, shown);
  const lost = correction?.lost ?? [];
  const names = (parts: typeof open) => parts.map((part) => t(`rejected.part.${part}`)).join(', ');
  if (open.length > 0) {
    return (
      <Message
        tone="error"
        actionText={t('rejected.resubmitWithoutOpen')}
        onAction={() => {
          dispatch(orderDisplayActions.typedDropped());
          dispatch(orderDisplayActions.resubmitRequested());
        }}
      >
        {t('rejected.stoppedByOpen', { parts: names(open) })}
      </Message>
    );
  }
  if (lost.length > 0) return <Message tone="error">{t('rejected.stoppedByLost', { parts: names(lost) })}</Message>;
  const refusal = correctionRefusal(correction?.parts ?? noCorrectionInput, shown);
  return refusal === null ? null : <Message tone="error">{t(`rejected.stoppedBy.${refusal}`)}</Message>;
}
