import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { freeShippingReasons, type FreeShippingReason } from '~/domain/offer/freeShipping';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { Button } from '~/shared/ui/Button';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Dialog } from '~/shared/ui/Dialog';
import { offerActions } from '../offerSlice';
import '../offerMenuTexts.de';
import '../offerDialogTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../offerTexts.de';
import styles from './OfferDialogs.module.css';

/** Asks for one of three reasons for free shipping, which the order transmits as a service voucher. */
export function FreeShippingDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<FreeShippingReason>('VERARGERTERKD');
  const close = () => dispatch(offerActions.dialogOpened('closed'));
  return (
    <Dialog
      title={t('offer.waiveShipping')}
      onClose={close}
      onChosen="goToPrimary"
      actions={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" initialFocus onClick={() => dispatch(offerActions.freeShippingChosen(reason))}>
            {t('common.apply')}
          </Button>
        </>
      }
    >
      <p>{t('offer.freeShippingText')}</p>
      <div role="radiogroup" aria-label={t('offer.waiveShipping')} className={styles.choices}>
        {freeShippingReasons.map((candidate, index) => (
          <ChoiceCard
            key={candidate}
            choice={choiceOf(index)}
            name="freeShipping"
            value={candidate}
            checked={candidate === reason}
            onChoose={() => setReason(candidate)}
            title={t(`offer.freeShipping.${candidate}`)}
          />
        ))}
      </div>
    </Dialog>
  );
}
