/**
 * `node scripts/withBrowser.mjs <command> …` runs a command that drives a browser (`npm run e2e`, `npm run bench`): finds or
 * installs one, picks free ports, and ends everything it started when it is ended itself.
 */
import { findBrowser } from './browser.mjs';
import { checkNode, endToolsOnSignals, freePort, MachineError, startTool, toolEnvironment } from './machine.mjs';

async function run([command, ...args]) {
  checkNode();
  endToolsOnSignals();
  const browser = await findBrowser(console.log);
  const production = await freePort(4173);
  const staging = await freePort(production + 1);
  const env = toolEnvironment({
    CHROMIUM_PATH: browser,
    KONTOR_PORT: String(production),
    KONTOR_STAGING_PORT: String(staging),
  });
  const child = startTool(command, args, { env });
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof MachineError ? error.message : error);
  process.exitCode = 1;
});
