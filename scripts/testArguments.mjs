/** Reads what `npm test -- …` is asked to run. Imports no package: it runs before they are installed. */

export const help = `npm test                    every check
npm test -- unit lint       these checks (those of the list below)
npm test -- basket          the unit tests and journeys whose path contains the word
npm test -- look.spec.ts    the tests of one file
npm test -- --changed       what the changes since the last commit touch: the short checks, the unit tests that
                            load a changed file, and the changed journeys
npm test -- --help          this text`;

/** A mistake in the arguments, explained in its message. */
export class ArgumentError extends Error {}

const isUnitTest = (file) => /\.test\.tsx?$/.test(file);
const isJourney = (file) => /^e2e\/.*\.spec\.ts$/.test(file);
/** Every journey loads these. */
const isOfJourneys = (file) => /^e2e\/|^config\/(?:playwright|journey)/.test(file);

/** The steps with these ids, and the steps that have to succeed before them, in the order of the list. */
function withEarlier(steps, ids) {
  const needed = new Set(ids.flatMap((id) => [id, ...(steps.find((step) => step.id === id)?.after ?? [])]));
  return steps.filter(({ id }) => needed.has(id));
}

const addingTo = (steps, id, args) =>
  steps.map((step) => (step.id === id ? { ...step, args: [...(step.args ?? []), ...args] } : step));

function changedSteps(steps, changedFiles) {
  const journeysChanged = changedFiles.some(isOfJourneys);
  const chosen = steps.filter(({ id, short }) => short === true || id === 'unit' || (id === 'e2e' && journeysChanged));
  return addingTo(addingTo(chosen, 'unit', ['--changed']), 'e2e', ['--only-changed', '--pass-with-no-tests']).map(
    (step) => ({ ...step, mayBeEmpty: true }),
  );
}

/** The steps for tests whose path contains one of the words. */
function fileSteps(steps, words, testFiles) {
  for (const word of words) {
    if (testFiles.some((file) => file.includes(word))) continue;
    throw new ArgumentError(
      `Nothing is called "${word}": neither a check (${steps.map(({ id }) => id).join(', ')}) nor a part of a test file's path.`,
    );
  }
  const found = testFiles.filter((file) => words.some((word) => file.includes(word)));
  const unit = found.filter(isUnitTest);
  const journeys = found.filter(isJourney);
  const ids = [...(unit.length > 0 ? ['unit'] : []), ...(journeys.length > 0 ? ['e2e'] : [])];
  return addingTo(addingTo(withEarlier(steps, ids), 'unit', unit), 'e2e', journeys);
}

/**
 * The steps that the arguments choose, with what each tool is told beside its command line; null: the help is asked for. Throws an
 * `ArgumentError` for arguments that mean nothing.
 */
export function stepsFor(args, { steps, testFiles, changedFiles }) {
  if (args.includes('--help') || args.includes('-h')) return null;
  const options = args.filter((argument) => argument.startsWith('-'));
  const words = args.filter((argument) => !argument.startsWith('-'));
  const unknown = options.find((option) => option !== '--changed');
  if (unknown !== undefined) throw new ArgumentError(`There is no option ${unknown}.`);
  if (options.length > 0 && words.length > 0) {
    throw new ArgumentError(`--changed chooses by itself: it goes without ${words.join(', ')}.`);
  }
  if (options.length > 0) return changedSteps(steps, changedFiles());
  if (words.length === 0) return steps;
  const ids = words.filter((word) => steps.some(({ id }) => id === word));
  const others = words.filter((word) => !ids.includes(word));
  if (others.length === 0) return withEarlier(steps, ids);
  if (ids.length > 0) {
    throw new ArgumentError(`Either checks (${ids.join(', ')}) or parts of test files' paths (${others.join(', ')}).`);
  }
  return fileSteps(steps, others, testFiles());
}
