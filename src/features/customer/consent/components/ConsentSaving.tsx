import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { consentActions, selectConsentState } from '../consentSlice';
import '../consentSavingTexts.de';

/**
 * Renders the status of saving the consents, a separate request after the order; its failure is not a failure of the
 * order.
 */
export function ConsentSaving() {
  const t = useText();
  const dispatch = useDispatch();
  const { saving } = useParts(selectConsentState, 'saving');
  switch (saving.status) {
    case 'none':
      return null;
    case 'running':
      return <Message tone="info">{t('consent.saving')}</Message>;
    case 'failed':
      return (
        <Message
          tone="warning"
          actionText={t('consent.saveAgain')}
          onAction={() => dispatch(consentActions.saveAgainRequested())}
        >
          {t('consent.saveFailed')}
        </Message>
      );
  }
}
