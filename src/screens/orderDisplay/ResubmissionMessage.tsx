import { useDispatch } from 'react-redux';
import { orderDisplayActions, type Resubmission } from '~/features/orderDisplay/orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import './orderDisplayPageTexts.de';

/** Renders the outcome of a resubmission (REQ E4.4); one that is not known can be looked up and repeated (QUALITY 9). */
export function ResubmissionMessage({ resubmission }: { readonly resubmission: Resubmission }) {
  const t = useText();
  const dispatch = useDispatch();
  switch (resubmission.status) {
    case 'none':
    case 'sending':
      return null;
    case 'refused':
      return <Message tone="error">{resubmission.detail ?? t('rejected.failed')}</Message>;
    case 'resubmitted':
      return resubmission.withCorrection ? <Message tone="success">{t('rejected.reloadSoon')}</Message> : null;
    case 'outcomeUnknown':
      break;
  }
  switch (resubmission.lookup) {
    case 'running':
      return <Message tone="warning">{t('rejected.unknown')}</Message>;
    case 'failed':
      return (
        <Message
          tone="warning"
          actionText={t('rejected.lookAgain')}
          onAction={() => dispatch(orderDisplayActions.lookupRequested())}
        >
          {t('rejected.lookupFailed')}
        </Message>
      );
    case 'notThere':
      return (
        <Message
          tone="warning"
          actionText={t('rejected.repeat')}
          onAction={() => dispatch(orderDisplayActions.resubmitRequested())}
        >
          {t('rejected.notThere')}
        </Message>
      );
  }
}
