/** Parked calls (DECISIONS 250). Durations in milliseconds. */
export const parkingLimits = {
  parkedCalls: 8,
  /** A call that was parked for longer has its offer calculated again, which names what has changed. */
  parkedFresh: 60_000,
  parkTextLength: 60,
  /** Orders of the customer that are looked through for those placed while the call was parked. */
  ordersMeanwhile: 10,
  /** How long the focus and what was scrolled wait for the screen of a call that comes back. */
  viewPatience: 1_000,
};
