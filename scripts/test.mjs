/**
 * `npm test`: installs what is missing and runs every check; a failing one does not stop the rest. Short ones run two at a
 * time, unit tests and journeys alone. `npm test -- --help` says how to run some of them. The last line is `N passed, N failed`:
 * unit tests and journeys counted one by one, every other check as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import {
  checkNode,
  endToolsOnSignals,
  ensureInstalled,
  MachineError,
  root,
  startTool,
  stopTool,
  toolEnvironment,
} from './machine.mjs';
import { ArgumentError, help, stepsFor } from './testArguments.mjs';
import { readJourneys, readUnitReport, slowest } from './testReports.mjs';

const results = path.join(root, 'test-results');
const unitReport = path.join(results, 'unit.json');
const e2eReport = path.join(results, 'e2e.json');
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
/** Ends a step that hangs; longer than the journeys' own limit (`globalTimeout`). */
const stepLimit = 65 * 60_000;

/**
 * `script` is the npm script; `after` names steps that have to succeed first; `read` reads the tests of a report. A `short`
 * step runs beside another one: most of them use one core for most of their time.
 */
const steps = [
  { id: 'build', script: 'build', short: true },
  { id: 'lint', script: 'lint', short: true },
  { id: 'build:staging', script: 'build:staging', short: true },
  { id: 'types', script: 'types', short: true },
  { id: 'format', script: 'format:check', short: true },
  { id: 'layers', script: 'layers', short: true },
  { id: 'deadcode', script: 'deadcode', short: true },
  { id: 'rules', script: 'rules', short: true },
  { id: 'deploy', script: 'deploy:check', short: true },
  { id: 'sizes', script: 'sizes', after: ['build'], short: true },
  {
    id: 'unit',
    script: 'unit',
    args: ['--reporter=default', '--reporter=./scripts/unitReporter.mjs'],
    report: unitReport,
    read: readUnitReport,
  },
  {
    id: 'e2e',
    script: 'e2e:all',
    after: ['build', 'build:staging', 'deploy'],
    needsBrowser: true,
    report: e2eReport,
    read: readJourneys,
  },
];

/** The paths of all test files. */
const testFiles = () =>
  ['src', 'mocks', 'config', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );

/** The paths of the files that differ from the last commit, new ones included. */
function changedFiles() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ArgumentError('--changed needs git, and a checkout of the repository.');
  // Of a renamed file the new name counts.
  return stdout
    .split('\n')
    .flatMap((line) => line.slice(3).split(' -> ').slice(-1))
    .filter(Boolean);
}

/** The npm script's own command line, run without npm in between: signals reach the tool, and it starts at once. */
function commandOf({ script, args = [] }) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return [scripts[script], ...args.map((argument) => `'${argument}'`)].join(' ');
}

function runCommand(command, env, log) {
  return new Promise((resolve) => {
    let output = '';
    const child = startTool(
      process.platform === 'win32' ? 'cmd' : 'sh',
      [process.platform === 'win32' ? '/c' : '-c', command],
      {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const limit = setTimeout(() => {
      output += `\nStopped after ${stepLimit / 60_000} minutes.\n`;
      void stopTool(child);
    }, stepLimit);
    const listen = (chunk) => (output += chunk.toString().replaceAll(colours, ''));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => (output += `${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(limit);
      writeFileSync(log, output);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Reads the counts of the report. A step that failed counts as at least one failure, also without a report or when its report
 * has none.
 */
function outcomeOf(step, code) {
  if (step.read === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const outcome = step.read(step.report);
    const isEmpty = outcome.passed + outcome.failed === 0;
    if (code === 0 && isEmpty && step.mayBeEmpty !== true) return { ...outcome, failed: 1 };
    return { ...outcome, failed: code === 0 ? outcome.failed : Math.max(outcome.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const tail = (text, lines) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n');

async function environmentFor(step) {
  const base = { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, UNIT_REPORT: unitReport };
  if (!step.needsBrowser) return toolEnvironment(base);
  return toolEnvironment({ ...base, CHROMIUM_PATH: await findBrowser((line) => console.log(line)) });
}

async function runStep(step, failedIds) {
  const log = path.join(results, 'logs', `${step.id.replaceAll(':', '-')}.log`);
  const broken = (step.after ?? []).filter((id) => failedIds.has(id));
  if (broken.length > 0) {
    writeFileSync(log, `Not run: ${broken.join(' and ')} failed.\n`);
    return { log, passed: 0, failed: 1, output: `Not run: ${broken.join(' and ')} failed.` };
  }
  if (step.report !== undefined) rmSync(step.report, { force: true });
  try {
    const { code, output } = await runCommand(commandOf(step), await environmentFor(step), log);
    return { log, output, ...outcomeOf(step, code) };
  } catch (error) {
    writeFileSync(log, `${error.message}\n`);
    return { log, passed: 0, failed: 1, output: error.message };
  }
}

/**
 * One line when a step ends, and the end of its output when it failed. The time of a long step is also given in times of the
 * build of the same run, so that runs on machines of different speeds can be compared.
 */
function report(step, { passed, failed, note, output }, milliseconds, buildMilliseconds) {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
  const compared = buildMilliseconds === undefined ? '' : `, ${(milliseconds / buildMilliseconds).toFixed(0)} × build`;
  const counted = step.read === undefined ? '' : `  ${passed} passed, ${failed} failed${compared}`;
  const more = note === undefined ? '' : ` (${note})`;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.id}${counted}${more}`);
  if (failed > 0) console.log(tail(output, 40));
}

/** Runs the queue two steps at a time; a step starts when those in its `after` have ended. */
async function twoAtATime(queue, runOne) {
  const running = new Map();
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      await Promise.all((step.after ?? []).map((id) => running.get(id)));
      const run = runOne(step);
      running.set(step.id, run);
      await run;
    }
  };
  await Promise.all([worker(), worker()]);
}

async function test() {
  checkNode();
  const chosen = stepsFor(process.argv.slice(2), { steps, testFiles, changedFiles });
  if (chosen === null) {
    console.log(`${help}\n\nThe checks: ${steps.map(({ id }) => id).join(', ')}`);
    return;
  }
  await ensureInstalled((line) => console.log(line));
  endToolsOnSignals();
  mkdirSync(path.join(results, 'logs'), { recursive: true });

  const failures = new Map();
  const outcomes = new Map();
  const times = new Map();
  const runOne = async (step) => {
    const began = Date.now();
    const result = await runStep(step, failures);
    outcomes.set(step.id, result);
    if (result.failed > 0) failures.set(step.id, result);
    times.set(step.id, Date.now() - began);
    report(step, result, Date.now() - began, times.get('build'));
  };
  await twoAtATime(
    chosen.filter(({ short }) => short),
    runOne,
  );
  for (const step of chosen.filter(({ short }) => !short)) await runOne(step);

  for (const [id, { tests = [] }] of outcomes) {
    if (tests.length > 0) console.log(`\nSlowest of ${id}:\n${slowest(tests).join('\n')}`);
  }
  if (failures.size > 0) {
    console.log('\nFailed:');
    for (const [id, { log }] of failures) console.log(`  ${id}: ${path.relative(root, log)}`);
  }
  const total = (count) => [...outcomes.values()].reduce((sum, result) => sum + result[count], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failures.size === 0 ? 0 : 1;
}

test().catch((error) => {
  const isExplained = error instanceof MachineError || error instanceof ArgumentError;
  console.error(isExplained ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
