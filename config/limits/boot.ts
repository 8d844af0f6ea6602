/** The start of the application. Durations in milliseconds. */
export const bootLimits = {
  /** How long staging waits for the worker of its sample data. */
  sampleDataPatience: 5_000,
};
