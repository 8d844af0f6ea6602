import { expect, it } from 'vitest';
import { afterInput, afterRequests, noSilence, type SilenceState } from './silence';

type Event = readonly ['input' | number, at: number];

it.each<readonly [string, readonly Event[], number]>([
  ['nothing asked', [['input', 5]], 0],
  [
    'one request',
    [
      [1, 100],
      [0, 400],
    ],
    300,
  ],
  ['not while it is in flight', [[1, 100]], 0],
  [
    'from the last key on',
    [
      [1, 100],
      ['input', 300],
      [0, 400],
    ],
    100,
  ],
  [
    'not what lies before it was sent',
    [
      ['input', 50],
      [1, 100],
      [0, 400],
    ],
    300,
  ],
  [
    'several at once are one',
    [
      [1, 100],
      [2, 200],
      [1, 300],
      [0, 500],
    ],
    400,
  ],
  [
    'one after the other',
    [
      [1, 100],
      [0, 200],
      ['input', 250],
      [1, 300],
      [0, 450],
    ],
    250,
  ],
  [
    'a clock that was set back',
    [
      [1, 100],
      [0, 40],
    ],
    0,
  ],
])('silence of a call (DECISIONS 254): %s', (_name, events, total) => {
  const end = events.reduce<SilenceState>(
    (state, [what, at]) => (what === 'input' ? afterInput(state, at) : afterRequests(state, what, at)),
    noSilence,
  );
  expect(end.total).toBe(total);
});
