import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { basketActions, selectBasketState } from '../basketSlice';
import { PriceDateDialog } from './PriceDateDialog';
import { TakeBackDialog } from './TakeBackDialog';

/** Renders the open dialog about a line; none where the line no longer exists. */
export function BasketDialogs({ now }: { readonly now: () => Date }) {
  const dispatch = useDispatch();
  const { dialog, items, facts } = useParts(selectBasketState, 'dialog', 'items', 'facts');
  if (dialog.phase === 'closed') return null;
  const item = items.find(({ id }) => id === dialog.itemId);
  if (item === undefined) return null;
  const itemFacts = facts[item.sku];
  const close = () => dispatch(basketActions.dialogClosed());
  switch (dialog.phase) {
    case 'priceDate':
      return <PriceDateDialog item={item} name={itemFacts?.name ?? item.sku} now={now} onClose={close} />;
    case 'takeBack':
      return itemFacts === undefined ? null : <TakeBackDialog item={item} facts={itemFacts} onClose={close} />;
  }
}
