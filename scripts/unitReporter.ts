import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What `npm test` prints of the unit tests; durations in milliseconds. */
interface UnitReport {
  readonly passed: number;
  readonly failed: number;
  /** Of all: one line of a table each (`it.each`, `describe.each`). */
  readonly fromTables: number;
  readonly tests: readonly { readonly title: string; readonly duration: number }[];
}

function isFromTable(test: TestCase): boolean {
  let task: TestCase | TestSuite | TestModule = test;
  while (task.type !== 'module') {
    if (task.options.each === true) return true;
    task = task.parent;
  }
  return false;
}

/** Writes the report to the file that `UNIT_REPORT` names. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const inState = (state: 'passed' | 'failed') => tests.filter((test) => test.result().state === state).length;
    const report: UnitReport = {
      passed: inState('passed'),
      failed: inState('failed'),
      fromTables: tests.filter(isFromTable).length,
      tests: tests.map((test) => ({
        title: `${test.module.relativeModuleId} > ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    };
    const file = process.env['UNIT_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}
