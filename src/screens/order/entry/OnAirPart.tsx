import { useDispatch, useSelector } from 'react-redux';
import { OnAirDialog } from '~/features/recommendations/components/OnAirDialog';
import { selectRecommendationFacts } from '~/flows/recommend/recommendationInputs';
import { openOffer } from './openOffer';

/** Connects `OnAirDialog` with the facts of the call and the details of articles. */
export function OnAirPart() {
  const dispatch = useDispatch();
  const facts = useSelector(selectRecommendationFacts);
  return <OnAirDialog facts={facts} onDetails={(product, crossSell) => dispatch(openOffer(product, crossSell, 1))} />;
}
