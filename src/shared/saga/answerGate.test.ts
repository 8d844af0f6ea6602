import { runSaga } from 'redux-saga';
import { call, cancelled, delay, fork, race, type SagaGenerator } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import { createAnswerGate } from './answerGate';

/** A promise that the test settles. */
function question() {
  let settle: Record<'resolve' | 'reject', (word: string) => void> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { ask: () => promise, ...settle };
}
const ticks = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function start(saga: () => SagaGenerator<void>) {
  const gate = createAnswerGate();
  const task = runSaga({ effectMiddlewares: [gate.effectMiddleware] }, saga);
  return { gate, task };
}

describe('a saga behind a closed gate (DECISIONS 250)', () => {
  it.each(['answered', 'failed'] as const)('goes on when it opens, in the order of the answers: %s', async (how) => {
    const heard: string[] = [];
    const questions = ['a', 'b', 'c'].map((name) => ({ name, ...question() }));
    const { gate } = start(function* saga() {
      for (const { name, ask } of questions)
        yield* fork(function* one() {
          try {
            heard.push(`${name} ${yield* call(ask)}`);
          } catch (error) {
            heard.push(`${name} ${String(error)}`);
          }
        });
    });
    gate.close();
    for (const { resolve, reject } of questions.toReversed()) {
      if (how === 'answered') resolve('yes');
      else reject('no');
      await ticks();
    }
    expect(heard).toEqual([]);
    gate.open();
    await ticks();
    const word = how === 'answered' ? 'yes' : 'no';
    expect(heard).toEqual([`c ${word}`, `b ${word}`, `a ${word}`]);
  });

  it('decides a race by the first answer, and the loser does nothing', async () => {
    const first = question();
    const second = question();
    const done: string[] = [];
    const { gate } = start(function* saga() {
      yield* race([
        call(function* loser() {
          yield* call(second.ask);
          done.push('second');
        }),
        call(function* winner() {
          yield* call(first.ask);
          done.push('first');
        }),
      ]);
    });
    gate.close();
    first.resolve('');
    await ticks();
    second.resolve('');
    await ticks();
    gate.open();
    await ticks();
    expect(done).toEqual(['first']);
  });

  it('ends when it is cancelled, and an answer that was held does nothing', async () => {
    const { ask, resolve } = question();
    const done: string[] = [];
    const { gate, task } = start(function* saga() {
      try {
        yield* call(ask);
        done.push('answered');
      } finally {
        if (yield* cancelled()) done.push('cancelled');
      }
    });
    gate.close();
    resolve('');
    await ticks();
    task.cancel();
    gate.open();
    await ticks();
    expect(done).toEqual(['cancelled']);
    expect(task.isRunning()).toBe(false);
  });

  it('keeps no timer of a cancelled delay, and passes on what is no promise', async () => {
    const done: string[] = [];
    const { task } = start(function* saga() {
      expect(yield* call(() => 'at once')).toBe('at once');
      yield* delay(0);
      done.push('waited');
      yield* delay(60_000);
    });
    await expect.poll(() => done).toEqual(['waited']);
    task.cancel();
    expect(task.isRunning()).toBe(false);
  });
});

it('what hands an action to a saga waits until the gate opens, in order (DECISIONS 250)', () => {
  const gate = createAnswerGate();
  const passed: string[] = [];
  gate.pass(() => passed.push('before'));
  gate.close();
  for (const word of ['first', 'second']) gate.pass(() => passed.push(word));
  expect(passed).toEqual(['before']);
  gate.open();
  expect(passed).toEqual(['before', 'first', 'second']);
});
