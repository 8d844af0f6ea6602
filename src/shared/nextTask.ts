/**
 * Resolves in a task of its own, so that the browser handles input and paints in between. With `scheduler.yield` it is the next one
 * (Safari lacks it), else it queues behind what already waits.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
