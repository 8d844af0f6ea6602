/**
 * Resolves in a new task, so that the browser can handle input and paint before the code goes on. Uses `scheduler.yield` where the
 * browser has it, which resumes before other waiting tasks; otherwise a timer.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
