/** Undo and keys (UX Undo instead of are-you-sure, UX Keys). Durations in milliseconds. */
export const keysLimits = {
  /** How long what was taken back is shown. */
  undoMessageDuration: 4_000,
  /** How long a key is shown beside the control that was clicked. */
  keyHintDuration: 5_000,
  /** The click that shows the key first, and after how many further ones it is shown again. */
  keyHintClicks: 3,
  keyHintPause: 20,
};
