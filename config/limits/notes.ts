/** The notepad (REQ A11). Durations in milliseconds. */
export const notesLimits = {
  /** Debounce of saving the notes while they are typed. */
  notesDebounce: 400,
  /** Characters of all agents' notes together; longer ones could not be read again. */
  notesLength: 500_000,
};
