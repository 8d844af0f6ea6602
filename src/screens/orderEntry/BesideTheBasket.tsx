import { useDispatch, useSelector } from 'react-redux';
import { isUpgrade } from '~/domain/article/crossSell';
import { selectItems } from '~/features/basket/basketSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { RecommendationsPanel } from '~/features/recommendations/components/RecommendationsPanel';
import { selectRecommendations } from '~/features/recommendations/recommendationsSlice';
import { selectRecommendationFacts } from '~/flows/recommend/recommendationInputs';
import { CallScript } from './CallScript';

/** Recommendations, deals, TV offers and the call script: loaded once the order entry takes input. */
export function BesideTheBasket() {
  const dispatch = useDispatch();
  const facts = useSelector(selectRecommendationFacts);
  const { lead } = useSelector(selectRecommendations);
  const items = useSelector(selectItems);
  const leadQuantity = items.findLast(({ sku }) => sku === lead?.sku)?.quantity ?? 1;
  return (
    <RecommendationsPanel
      facts={facts}
      script={<CallScript />}
      onDetails={(product, crossSell) =>
        dispatch(
          productSearchActions.dialogChanged({
            phase: 'details',
            product,
            // An upgrade replaces all pieces of its lead.
            quantity: crossSell !== null && isUpgrade(crossSell) ? leadQuantity : 1,
            ...(crossSell && { crossSell }),
          }),
        )
      }
    />
  );
}
