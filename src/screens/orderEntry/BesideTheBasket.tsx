import { useDispatch, useSelector } from 'react-redux';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { RecommendationsPanel } from '~/features/recommendations/components/RecommendationsPanel';
import { selectRecommendationFacts } from '~/flows/recommend/recommendationFacts';
import { CallScript } from './CallScript';

/** Recommendations, deals, TV offers and the call script: loaded once the order entry takes input. */
export function BesideTheBasket() {
  const dispatch = useDispatch();
  const facts = useSelector(selectRecommendationFacts);
  return (
    <RecommendationsPanel
      facts={facts}
      script={<CallScript />}
      onDetails={(product, crossSell) =>
        dispatch(
          productSearchActions.dialogChanged({
            phase: 'details',
            product,
            quantity: 1,
            ...(crossSell && { crossSell }),
          }),
        )
      }
    />
  );
}
