import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BasketItem } from '~/domain/basket/basket';
import { berlinDateAndTime } from '~/domain/common/berlinTime';
import { readPriceDate, type PriceDateProblem } from '~/domain/offer/priceDate';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/offer/priceDateWords.de';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { TextField } from '~/shared/ui/TextField';
import { basketActions } from '../basketSlice';
import '../basketDialogTexts.de';
import '~/shared/i18n/dialogTexts.de';

interface PriceDateDialogProps {
  readonly item: BasketItem;
  readonly name: string;
  readonly now: () => Date;
  readonly onClose: () => void;
}

/** Renders the dialog for the price date of a line; whether a price exists for it, the service reports at the line. */
export function PriceDateDialog({ item, name, now, onClose }: PriceDateDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const id = useId();
  const [opened] = useState(() => berlinDateAndTime(item.priceDate === null ? now() : new Date(item.priceDate)));
  const [typed, setTyped] = useState(opened);
  const [problem, setProblem] = useState<PriceDateProblem | null>(null);
  const change = (priceDate: string | null) => {
    if (priceDate !== item.priceDate) {
      dispatch(basketActions.detailsChangeRequested({ itemId: item.id, change: { priceDate } }));
    }
    onClose();
  };
  const take = () => {
    if (typed === opened) {
      onClose();
      return;
    }
    const reading = readPriceDate(typed, now());
    if (reading.kind === 'date') change(reading.priceDate);
    else setProblem(reading.kind);
  };
  return (
    <Dialog
      title={t('priceDate.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {item.priceDate !== null && <Button onClick={() => change(null)}>{t('priceDate.present')}</Button>}
          <Button look="primary" type="submit" form={id}>
            {t('priceDate.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t('product.priceOf')}
          data-initial-focus=""
          value={typed}
          error={problem === null ? undefined : t(`priceDate.problem.${problem}`)}
          hint={t('product.priceOfHint')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
