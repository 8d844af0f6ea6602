/** Finds the web server of `npm run e2e:deployed`: an installed nginx, else the system's package. */
import { collect, MachineError } from './machine.mjs';
import { findProgram, installSystemPackage } from './systemPackage.mjs';

async function firstThatRuns(files) {
  for (const file of files) {
    if (file !== undefined && (await collect(file, ['-v'])).code === 0) return file;
  }
  return undefined;
}

/** Returns the path of an nginx that runs here; installs one if there is none. Throws a MachineError if that fails. */
export async function findNginx(print) {
  const given = process.env.NGINX_PATH;
  if (given !== undefined && given !== '') {
    if (await firstThatRuns([given])) return given;
    throw new MachineError(`NGINX_PATH names ${given}, which is not an nginx that runs here.`);
  }
  const there = await firstThatRuns([findProgram('nginx')]);
  if (there !== undefined) return there;

  print('Installing nginx for the journeys behind the real web server (once) …');
  const obstacle = await installSystemPackage('nginx');
  // Optional, as in deploy/start.sh: without it the compressed files are sent as gzip.
  if (obstacle === undefined) await installSystemPackage('libnginx-mod-http-brotli-static');
  const packaged = await firstThatRuns([findProgram('nginx')]);
  if (packaged !== undefined) return packaged;
  throw new MachineError(
    `No nginx found, and the system's package could not be installed${obstacle === undefined ? '' : ` (${obstacle})`}. ` +
      'Install it (Debian: apt-get install nginx) or name it in NGINX_PATH. Without it: npm run e2e, behind the preview server.',
  );
}
