import { useDispatch } from 'react-redux';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { offerFailureTexts } from '../offerFailureTexts';
import { offerActions, type OfferFailure } from '../offerSlice';

/** Why the offer could not be calculated: our sentence, the service's detail behind it, and the way to try again. */
export function OfferFailureMessage({ failure }: { readonly failure: OfferFailure }) {
  const t = useLaterText();
  const dispatch = useDispatch();
  return (
    <Message
      tone="error"
      actions={
        <Button look="link" onClick={() => dispatch(offerActions.recalculationRequested())}>
          {t('offer.recalculate')}
        </Button>
      }
    >
      {t(offerFailureTexts[failure.kind])}
      {'detail' in failure && failure.detail !== null && ` ${failure.detail}`}
    </Message>
  );
}
