/** Goes on after an answer by key: to the next open question, or to the button that takes the answers. */
export function goToNextQuestion(chosen: HTMLElement): void {
  const next = '[data-question=open] input, [data-needed], [data-take]';
  chosen.closest('[role=dialog]')?.querySelector<HTMLElement>(next)?.focus();
}
