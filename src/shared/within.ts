export type Waited<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'failed' | 'late' };

/** Resolves with the outcome of `work`, or with `late` after `patience` milliseconds while `work` continues. Never rejects. */
export function within<T>(work: Promise<T>, patience: number): Promise<Waited<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'late' }), patience);
    const settle = (waited: Waited<T>) => {
      clearTimeout(timer);
      resolve(waited);
    };
    work.then(
      (value) => settle({ kind: 'done', value }),
      () => settle({ kind: 'failed' }),
    );
  });
}

/** Resolves with the answer; with null where the promise fails or has not settled after `milliseconds`. */
export async function answerWithin<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | null> {
  const waited = await within(answer, milliseconds);
  return waited.kind === 'done' ? waited.value : null;
}
