/**
 * `npm test`: installs what is missing and runs every check, one after the other; a failing one does not stop the rest.
 * `npm test -- --only=unit,e2e` runs some of them. The last line is `N passed, N failed`: unit tests and journeys counted one
 * by one, every other check as one.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const results = path.join(root, 'test-results');
const unitReport = path.join(results, 'unit.json');
const e2eReport = path.join(results, 'e2e.json');
const deployedReport = path.join(results, 'e2e-deployed.json');
const countJourneys = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const stepLimit = 45 * 60_000;

/** `script` is the npm script; `after` names steps that have to succeed first; `count` reads the tests of a report. */
const steps = [
  { id: 'types', script: 'types' },
  { id: 'lint', script: 'lint' },
  { id: 'format', script: 'format:check' },
  { id: 'rules', script: 'rules' },
  { id: 'layers', script: 'layers' },
  { id: 'deadcode', script: 'deadcode' },
  { id: 'deploy', script: 'deploy:check' },
  {
    id: 'unit',
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: unitReport,
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  { id: 'build', script: 'build' },
  { id: 'build:staging', script: 'build:staging' },
  { id: 'sizes', script: 'sizes', after: ['build'] },
  {
    id: 'e2e',
    script: 'e2e',
    after: ['build', 'build:staging'],
    needsBrowser: true,
    report: e2eReport,
    count: countJourneys,
  },
  {
    id: 'e2e:deployed',
    script: 'e2e:deployed',
    after: ['build', 'deploy'],
    needsBrowser: true,
    report: deployedReport,
    count: countJourneys,
  },
];

function chosenSteps() {
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (only === undefined) return steps;
  const ids = new Set(only.slice('--only='.length).split(','));
  const unknown = [...ids].filter((id) => steps.every((step) => step.id !== id));
  if (unknown.length > 0) {
    throw new MachineError(
      `No check is called ${unknown.join(', ')}; there are ${steps.map(({ id }) => id).join(', ')}.`,
    );
  }
  return steps.filter(({ id }) => ids.has(id));
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

/** The tests of a report; a run that died has no report, or one that knows of no failure: it failed once. */
function countOf(step, code) {
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = step.count(JSON.parse(readFileSync(step.report, 'utf8')));
    if (code === 0 && passed + failed === 0) return { passed: 0, failed: 1 };
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
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
  const base = { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
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
    return { log, output, ...countOf(step, code) };
  } catch (error) {
    writeFileSync(log, `${error.message}\n`);
    return { log, passed: 0, failed: 1, output: error.message };
  }
}

async function test() {
  checkNode();
  const chosen = chosenSteps();
  await ensureInstalled((line) => console.log(line));
  endToolsOnSignals();
  mkdirSync(path.join(results, 'logs'), { recursive: true });

  const failures = new Map();
  let [passed, failed] = [0, 0];
  for (const step of chosen) {
    const began = Date.now();
    const result = await runStep(step, failures);
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
    const tests = step.count === undefined ? '' : `  ${result.passed} passed, ${result.failed} failed`;
    console.log(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.id}${tests}`);
    if (result.failed > 0) {
      failures.set(step.id, result);
      console.log(tail(result.output, 40));
    }
  }

  if (failures.size > 0) {
    console.log('\nFailed:');
    for (const [id, { log }] of failures) console.log(`  ${id}: ${path.relative(root, log)}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

test().catch((error) => {
  console.error(error instanceof MachineError ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
