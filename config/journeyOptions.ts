/** What the configuration of the journeys says to their fixtures, beside Playwright's own options. */
export interface JourneyOptions {
  /** The journeys of a worker share a browser context, emptied between them. */
  readonly sharesContext: boolean;
}
