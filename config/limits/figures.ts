/** Figures of this browser (DECISIONS 254). Durations in milliseconds. */
export const figuresLimits = {
  /** Calls of which figures are kept. */
  figuresCalls: 200,
  /** Delay between a figure and its write; figures within it are written together. */
  figuresSaveDelay: 2_000,
  /** Timeout for the database, which may never answer (QUALITY Found by trying). */
  figuresPatience: 1_000,
};
