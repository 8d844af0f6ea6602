import { useDispatch } from 'react-redux';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { Message } from '~/shared/ui/Message';
import { offerFailureTexts } from '../offerFailureTexts';
import { offerActions, type OfferFailure } from '../offerSlice';

/** Renders why the offer could not be calculated: our text, the service's detail, and a retry. */
export function OfferFailureMessage({ failure }: { readonly failure: OfferFailure }) {
  const t = useLaterText();
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
