/** Notices (REQ A9.1, A9.2, A9.3, DECISIONS 4). Durations in milliseconds. */
export const noticeLimits = {
  noticesVisible: 5,
  noticeStagger: 1_000,
  successNoticeDuration: 3_000,
  stackedErrorDuration: 10_000,
};
