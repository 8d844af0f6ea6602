/**
 * `node scripts/withBrowser.mjs <command> …` runs a command that drives a browser (`npm run e2e`, `npm run bench`): finds or
 * installs one, picks free ports, and ends everything it started when it is ended itself. With `--nginx` before the command
 * it does the same for the web server (`npm run e2e:deployed`).
 */
import { findBrowser } from './browser.mjs';
import { checkNode, endToolsOnSignals, freePort, MachineError, startTool, toolEnvironment } from './machine.mjs';
import { findNginx } from './nginx.mjs';

async function run(line) {
  checkNode();
  endToolsOnSignals();
  const needsNginx = line[0] === '--nginx';
  const [command, ...args] = needsNginx ? line.slice(1) : line;
  const nginx = needsNginx ? await findNginx(console.log) : undefined;
  const browser = await findBrowser(console.log);
  const production = await freePort(4173);
  const staging = await freePort(production + 1);
  const deployed = await freePort(staging + 1);
  const behindProvider = await freePort(deployed + 1);
  const provider = await freePort(behindProvider + 1);
  const env = toolEnvironment({
    CHROMIUM_PATH: browser,
    KONTOR_PORT: String(production),
    KONTOR_STAGING_PORT: String(staging),
    KONTOR_DEPLOYED_PORT: String(deployed),
    KONTOR_IDP_PORT: String(behindProvider),
    KONTOR_PROVIDER_PORT: String(provider),
    ...(nginx === undefined ? {} : { NGINX_PATH: nginx }),
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
