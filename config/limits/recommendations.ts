/** Recommendations and offers (REQ C4.5, C4.6, C5.1, C5.2). Durations in milliseconds. */
export const recommendationLimits = {
  topDealsSize: 20,
  tvOffersCount: 20,
  crossSellMaximum: 10,
  crossSellsShown: 3,
  /** Cards of one list before "Weitere"; the panel renders three lists at once. */
  offerCardsShown: 10,
  /** Pause between the removal of an article and the adding of its upgrade. */
  upgradePause: 1_000,
  upgradesRemembered: 50,
  /** Maximum time that recommendations wait for the offer, so that they do not delay it. */
  recommendationPatience: 800,
};
