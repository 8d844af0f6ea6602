import { describe, expect, it } from 'vitest';
import { ArgumentError, stepsFor, type Step } from './testArguments.mjs';

const steps: readonly Step[] = [
  { id: 'build', short: true },
  { id: 'lint', short: true },
  { id: 'unit', args: ['--reporter=default'] },
  { id: 'e2e', after: ['build'] },
];
const testFiles = [
  'src/features/basket/basketFlow.test.ts',
  'e2e/journeys/basket.spec.ts',
  'e2e/journeys/look.spec.ts',
];

/** The ids of the chosen steps, with their arguments. */
function chosen(args: readonly string[], changed: readonly string[] = []): readonly string[] | null {
  const found = stepsFor(args, { steps, testFiles: () => testFiles, changedFiles: () => changed });
  return found?.map(({ id, args: more = [] }) => [id, ...more].join(' ')) ?? null;
}

describe('npm test', () => {
  it('runs everything without arguments', () => {
    expect(chosen([])).toEqual(['build', 'lint', 'unit --reporter=default', 'e2e']);
  });

  it('runs the named checks, after what they need', () => {
    expect(chosen(['e2e', 'lint'])).toEqual(['build', 'lint', 'e2e']);
  });

  it('runs the tests whose path contains a word', () => {
    expect(chosen(['basket'])).toEqual([
      'build',
      'unit --reporter=default src/features/basket/basketFlow.test.ts',
      'e2e e2e/journeys/basket.spec.ts',
    ]);
    expect(chosen(['look.spec.ts'])).toEqual(['build', 'e2e e2e/journeys/look.spec.ts']);
  });

  it('runs what a change touches, the journeys only where they changed themselves', () => {
    const unit = 'unit --reporter=default --changed';
    expect(chosen(['--changed'], ['src/main.tsx'])).toEqual(['build', 'lint', unit]);
    expect(chosen(['--changed'], ['e2e/fixtures/desk.ts'])).toEqual([
      'build',
      'lint',
      unit,
      'e2e --only-changed --pass-with-no-tests',
    ]);
  });

  it('explains itself', () => {
    expect(chosen(['--help'])).toBeNull();
  });

  it.each([
    [['--fast'], 'no option --fast'],
    [['lnit'], 'neither a check (build, lint, unit, e2e) nor'],
    [['--changed', 'unit'], 'goes without unit'],
    [['unit', 'basket'], 'Either checks (unit) or'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => chosen(args)).toThrow(ArgumentError);
    expect(() => chosen(args)).toThrow(sentence);
  });
});
