import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { offerFailureTexts } from '../offerFailureTexts';
import { offerActions, type OfferFailure } from '../offerSlice';

/** Renders why the offer could not be calculated: our text, the service's detail, and a retry. */
export function OfferFailureMessage({ failure }: { readonly failure: OfferFailure }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <Message
      tone="error"
      actionText={t('offer.recalculate')}
      onAction={() => dispatch(offerActions.recalculationRequested())}
    >
      {t(offerFailureTexts[failure.kind])}
      {'detail' in failure && failure.detail !== null && ` ${failure.detail}`}
    </Message>
  );
}
