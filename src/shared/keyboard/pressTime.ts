/** When the key of a replayed event was really pressed (`performance.now()`), which is earlier than the event. */
const pressedAt = new WeakMap<Event, number>();

/** Notes when the key that an event replays was pressed (`performance.now()`). */
export function notePressTime(event: Event, at: number): void {
  pressedAt.set(event, at);
}

/** When the key of an event was pressed, also where it is replayed later (`performance.now()`). */
export function pressTimeOf(event: Event): number {
  return pressedAt.get(event) ?? event.timeStamp;
}
