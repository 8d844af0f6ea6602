/** `npm start`: installs what is missing, builds Kontor for staging where it has changed, serves it with the local services, prints its address. */
import {
  MachineError,
  checkNode,
  collect,
  endToolsOnSignals,
  ensureInstalled,
  freePort,
  root,
  startTool,
  toolEnvironment,
  toolNode,
  waitForAnswer,
} from './machine.mjs';
import { personas, sampleLabels, samples } from './samples.mjs';
import { isStagingBuilt } from './stagingBuild.mjs';

const print = (line = '') => console.log(line);

function table(rows) {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `    ${left.padEnd(width)}  ${right}`);
}

const vite = 'node_modules/vite/bin/vite.js';

/** Builds what is served, so that the product shows at its own speed. */
async function ensureBuilt() {
  if (isStagingBuilt(root)) return;
  print('Building Kontor (some 11 s, only when it has changed) …');
  const build = await collect(toolNode(), [vite, 'build', '--mode', 'staging', '--logLevel', 'warn'], {
    env: toolEnvironment(),
  });
  if (build.code !== 0) throw new MachineError(`Kontor could not be built:\n${build.output.trim()}`);
}

async function start() {
  checkNode();
  await ensureInstalled(print);
  endToolsOnSignals();
  await ensureBuilt();

  const wanted = Number(process.env.PORT) || 5173;
  const port = await freePort(wanted);
  if (port !== wanted) print(`Port ${wanted} is taken.`);
  const address = `http://localhost:${port}/`;
  print('Starting Kontor …');

  const serve = [vite, 'preview', '--mode', 'staging', '--logLevel', 'warn', '--clearScreen', 'false'];
  const server = startTool(toolNode(), [...serve, '--port', String(port), '--strictPort']);
  server.on('exit', (code) => (process.exitCode = code ?? 1));
  if (!(await waitForAnswer(address, server))) {
    if (server.exitCode === null) server.kill();
    throw new MachineError('Kontor did not start; the reason stands above.');
  }

  print();
  print(`  Kontor is ready: ${address}`);
  print();
  print('  Sign in as');
  for (const line of table(personas.map(({ name, does }) => [name, does]))) print(line);
  print();
  print('  Numbers to try (more in mocks/README.md)');
  for (const line of table(samples.map(({ kind, value, note }) => [sampleLabels[kind], `${value.padEnd(9)}  ${note}`])))
    print(line);
  print();
  print(`  Another situation: ${address}?world=<name>, the names stand in mocks/README.md`);
  print('  Ctrl+C ends it.');
}

start().catch((error) => {
  console.error(error instanceof MachineError ? error.message : error);
  process.exitCode = 1;
});
