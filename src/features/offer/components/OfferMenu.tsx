import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { offerActions, selectOfferState } from '../offerSlice';
import '../offerMenuTexts.de';

/** Renders the menu of the offer: explain the price, waive the shipping costs. */
export function OfferMenu() {
  const t = useText();
  const dispatch = useDispatch();
  const { offer, freeShipping } = useParts(selectOfferState, 'offer', 'freeShipping');
  const isOff = offer === null;
  return (
    <>
      <Button look="link" isOff={isOff} onClick={() => dispatch(offerActions.dialogOpened('explanation'))}>
        {t('offer.explain')}
      </Button>
      <Button
        look="link"
        isOff={isOff}
        onClick={() =>
          dispatch(
            freeShipping === null ? offerActions.dialogOpened('freeShipping') : offerActions.freeShippingChosen(null),
          )
        }
      >
        {t(freeShipping === null ? 'offer.waiveShipping' : 'offer.chargeShipping')}
      </Button>
      {isOff && <p>{t('offer.notYet')}</p>}
    </>
  );
}
