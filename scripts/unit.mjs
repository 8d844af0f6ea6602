/**
 * `npm run unit -- …`: the unit tests. `--shuffle` runs files and tests in a random order, `--shuffle=4711` in the order of that
 * seed, which a shuffled run prints. Everything else is passed to vitest.
 */
import { checkNode, endToolsOnSignals, MachineError, startTool } from './machine.mjs';

function vitestArguments(argument) {
  const [, seed] = /^--shuffle(?:=(\d+))?$/.exec(argument) ?? [null, null];
  if (seed === null) return [argument];
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests'];
  return seed === undefined ? order : [...order, `--sequence.seed=${seed}`];
}

try {
  checkNode();
  endToolsOnSignals();
  const args = process.argv.slice(2).flatMap(vitestArguments);
  const child = startTool('vitest', ['run', '--config', 'config/vitest.config.ts', ...args]);
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
} catch (error) {
  console.error(error instanceof MachineError ? error.message : error);
  process.exitCode = 1;
}
