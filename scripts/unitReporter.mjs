import { writeFileSync } from 'node:fs';

/** A test of a table: `it.each`, or inside `describe.each`. */
function isFromTable(test) {
  for (let task = test; task.type !== 'module'; task = task.parent) if (task.options.each === true) return true;
  return false;
}

/**
 * Vitest's reporter for `npm test`: writes how many tests passed and failed, how many of them are lines of tables, and each
 * one's duration (milliseconds) to the file that `UNIT_REPORT` names.
 */
export default class UnitReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state).length;
    const report = {
      passed: inState('passed'),
      failed: inState('failed'),
      fromTables: tests.filter(isFromTable).length,
      tests: tests.map((test) => ({
        title: `${test.module.relativeModuleId} > ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    };
    if (process.env.UNIT_REPORT !== undefined) writeFileSync(process.env.UNIT_REPORT, JSON.stringify(report));
  }
}
