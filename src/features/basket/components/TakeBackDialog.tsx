import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BasketItem, ItemFacts } from '~/domain/basket/basket';
import { handOverOffered } from '~/domain/basket/takeBack';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Dialog } from '~/shared/ui/Dialog';
import { basketActions, selectBasketState } from '../basketSlice';
import { TakeBackConditions } from './TakeBackConditions';
import '~/shared/i18n/dialogTexts.de';
import styles from './BasketPanel.module.css';

interface TakeBackDialogProps {
  readonly item: BasketItem;
  readonly facts: ItemFacts;
  readonly onClose: () => void;
}

const yesTexts = {
  forwarder: { title: 'takeBack.forwarder', how: 'takeBack.forwarderHow' },
  parcel: { title: 'takeBack.parcel', how: 'takeBack.parcelHow' },
} as const;

/** Renders the take-back question: whether there is an old device, and how it is handed over. */
export function TakeBackDialog({ item, facts, onClose }: TakeBackDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const id = useId();
  const { takeBackDeclined } = useParts(selectBasketState, 'takeBackDeclined');
  const [wanted, setWanted] = useState(item.weeeTakeBackEnabled || !takeBackDeclined.includes(item.sku));
  const [conditionsOpen, setConditionsOpen] = useState(false);
  const yes = yesTexts[handOverOffered(facts)];
  const save = () => {
    if (wanted !== item.weeeTakeBackEnabled) {
      const change = { weeeTakeBackEnabled: wanted };
      dispatch(basketActions.detailsChangeRequested({ itemId: item.id, change }));
    }
    // An accepted take-back is stored in the line by the service.
    if (!wanted) dispatch(basketActions.takeBackDeclined(item.sku));
    onClose();
  };
  return (
    <>
      <Dialog
        title={t('takeBack.title')}
        onClose={onClose}
        onChosen="goToPrimary"
        actions={
          <>
            <Button choice="3" onClick={() => setConditionsOpen(true)}>
              {t('takeBack.conditions')}
            </Button>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button look="primary" type="submit" form={id}>
              {t('takeBack.save')}
            </Button>
          </>
        }
      >
        <p className={styles.sub}>{facts.name}</p>
        <p className={styles.script}>{t('takeBack.script')}</p>
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ChoiceCard
            name={id}
            value="yes"
            choice="1"
            initialFocus={wanted}
            checked={wanted}
            title={t(yes.title)}
            onChoose={() => setWanted(true)}
          >
            {t(yes.how)}
          </ChoiceCard>
          <ChoiceCard
            name={id}
            value="no"
            choice="2"
            initialFocus={!wanted}
            checked={!wanted}
            title={t('takeBack.none')}
            onChoose={() => setWanted(false)}
          >
            {t('takeBack.noneHow')}
          </ChoiceCard>
        </form>
      </Dialog>
      {conditionsOpen && <TakeBackConditions onClose={() => setConditionsOpen(false)} />}
    </>
  );
}
