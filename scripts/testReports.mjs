/** Reads the reports that the unit tests and the journeys leave: counts, and the slowest of them. */
import { readFileSync } from 'node:fs';

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Every journey of a report, in suites inside suites; its duration is that of all its tries (milliseconds). */
function journeysOf({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      title: `${file} > ${title}`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...here, ...suites.flatMap(journeysOf)];
}

export function readUnitReport(file) {
  const { passed, failed, fromTables, tests } = readReport(file);
  const written = passed + failed - fromTables;
  return { passed, failed, tests, note: `${written} written out, ${fromTables} cases of tables` };
}

export function readJourneys(file) {
  const report = readReport(file);
  const { expected, flaky, unexpected } = report.stats;
  const note = flaky === 0 ? undefined : `${flaky} only at the second try`;
  return { passed: expected + flaky, failed: unexpected, tests: journeysOf(report), note };
}

/** The ten slowest tests, one per line. */
export function slowest(tests) {
  return [...tests]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 10)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(8)} s  ${title.slice(0, 160)}`);
}
