/** Resolves with the answer; with null where the promise fails or has not settled after `milliseconds`. */
export function answerWithin<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    const settle = (value: Answer | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(settle, () => settle(null));
  });
}
